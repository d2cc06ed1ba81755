/** What a scenario asks for that there is no way to set up. */
export class SetupProblem extends Error {}

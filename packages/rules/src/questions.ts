/* What may be asked of a position. Each answer comes with the rule it follows and changes nothing. */

export { countsAsPrinted, isItsOwnPartner } from './cards/linking.ts';
export { has } from './cards/terms/having.ts';
export { isZero, pays, symbolNamed } from './concepts/mana.ts';
export { areWhole, atLeastZero, half, needed } from './concepts/numbers.ts';
export { isGameFor, isMultiplayer, isTwoPlayer } from './concepts/starting.ts';
export { teamHasLost } from './concepts/winning.ts';
export { joins } from './effects/joining.ts';
export { isOneShot } from './effects/oneShot.ts';
export type { Finding } from './engine/finding.ts';
export { additionalTo, manaCostOf, partsOf, payableFor } from './spells/costQuestions.ts';
export { kindOnStack, type StackKind } from './spells/onStack.ts';
export { waysOf } from './spells/ways.ts';
export { costToAttack } from './turn/combat/attacking.ts';
export { costToBlock } from './turn/combat/blocking.ts';
export { stillReceives } from './turn/combat/combatDamage.ts';
export { attackedAlone, blockedAlone, isAttackingAlone, isBlockingAlone, type Role, standing, type WouldAssign, wouldAssign } from './turn/combat/standing.ts';
export { isMainPhase, stepsIn } from './turn/structure.ts';

export const projections = ['zones', 'life', 'stack', 'timeline'] as const;
export type ProjectionName = (typeof projections)[number];
import type { Caller } from './callers.ts';
import type { ServiceGround } from './ground.ts';
export const queryOf = async (_: ServiceGround, __: ProjectionName, ___: Caller, ____: string, _____: { at: number | null; language: string | null }): Promise<{ lines: [] }> => ({ lines: [] });

import type { ProcedureTable } from './engine/play.ts';
import { orderTriggers, resolveManaTriggers, stackTrigger } from './spells/triggering/stacking.ts';

/** The one table of procedures: the only file that imports every chapter. It does not compile while one is missing. */
export const procedures = { orderTriggers, resolveManaTriggers, stackTrigger } as unknown as ProcedureTable;

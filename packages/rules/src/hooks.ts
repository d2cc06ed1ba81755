import { lookOf } from './effects/continuous/look.ts';
import { wouldRules } from './effects/would/rules.ts';
import type { Hooks } from './engine/play.ts';
import { deciderOf } from './multiplayer/controlling.ts';
import { procedures } from './procedures.ts';
import { notice } from './spells/triggering/noticing.ts';

/** All chapters plugged into the kernel. */
export const hooks: Hooks = { procedures, look: lookOf, notice, decides: deciderOf, woulds: wouldRules };

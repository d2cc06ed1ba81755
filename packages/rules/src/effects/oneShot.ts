import type { Instruction } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import { instructionsOf } from '../spells/abilities.ts';
import type { Do } from './primitive.ts';

/** These make something that goes on: a continuous, a replacement or a prevention effect (2016:611, 614, 615). */
const lasting: ReadonlySet<Do> = new Set(['change', 'play', 'shield', 'regenerate', 'become', 'exchangeControl', 'skip']);

/** Whether what is said is done once and has no duration, though it may set up something for later (2016:610.1). */
export const isOneShot = (instruction: Instruction): Finding<boolean> =>
  finding('2016:610.1', !instructionsOf({ do: [instruction] }).some(({ do: word }) => lasting.has(word)));

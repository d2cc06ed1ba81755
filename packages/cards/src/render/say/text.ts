import type { Text } from '@arbiter/schema';
import type { Voice } from '../voice.ts';
import { modes } from './choice.ts';
import { instruction, sequence } from './instruction.ts';
import { introduceTargets } from './names.ts';
import { explained } from './quantity.ts';
import { sentence } from './sentence.ts';

/** What a spell or ability does, in sentences; `inside` another sentence, as one clause of it. */
export function text(v: Voice, { targets = [], modes: chosen, do: instructions = [] }: Text, inside: boolean): string {
  introduceTargets(v, targets);
  if (inside)
    return [...(chosen ? [modes(v, chosen)] : []), ...(instructions.length > 0 ? [sequence(v, instructions)] : [])].join(v.lang.messages.instruction.then);
  const said = [...(chosen ? [() => modes(v, chosen)] : []), ...instructions.map((one) => () => instruction(v, one))];
  return said.map((say) => sentence(explained(v, say()))).join(' ');
}

import type { Instruction } from '@arbiter/schema';
import type { Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { destination, manner } from './destination.ts';

/** A move by the word that is usual for where it goes: exile, return, put. */
export function moved(v: Voice, { what, to, untilLeaves }: Extract<Instruction, { readonly do: 'move' }>, you: Phrase): string {
  const t = v.lang.messages.instruction;
  const params = { you, what: v.ref(what) };
  const said =
    to.zone === 'exile'
      ? v.say(t.moveExile, { ...params, to: manner(v, to) })
      : v.say(to.zone === 'hand' ? t.moveReturn : t.move, { ...params, to: destination(v, to) });
  return untilLeaves === undefined ? said : `${said} ${v.say(v.lang.messages.duration.untilLeaves, { it: v.ref(untilLeaves) })}`;
}

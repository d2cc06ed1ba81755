import { nextId } from '../engine/game.ts';
import { players } from './acting.ts';
import { fixedAbility } from './fixing.ts';
import type { Primitive } from './primitive.ts';
import { didTo } from './values.ts';

/** 2016:408.2: an emblem has abilities and nothing else. */
export const emblem: Primitive<'emblem'> = function* (play, { env }, instruction) {
  const abilities = instruction.abilities.map((ability) => fixedAbility(play.look, env, ability));
  const first = nextId(play.game);
  const seats = players(play.look, env, instruction.who);
  play.record(
    ...seats.map((owner, i) => ({
      type: 'EmblemCreated' as const,
      rule: '2016:408.2' as const,
      object: first + i,
      owner,
      values: { name: '', colors: [], supertypes: [], types: [], subtypes: [], abilities },
    })),
  );
  return didTo(seats.map((_, i) => first + i));
};

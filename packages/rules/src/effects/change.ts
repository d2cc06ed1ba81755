import type { Id, LastingEffect, Modification, Ref } from '@arbiter/schema';
import { valuesToCopy } from '../cards/faces.ts';
import { scoped } from '../cards/linking.ts';
import { objectsOf } from '../cards/refs.ts';
import type { Env, Look } from '../engine/play.ts';
import { same } from '../engine/same.ts';
import { expandKeyword } from '../keywords/index.ts';
import { foundNow, known, permanents, players } from './acting.ts';
import { untilOf } from './durations.ts';
import { fixedChange, fixedPlayChange } from './fixing.ts';
import { begin } from './lasting.ts';
import type { Primitive } from './primitive.ts';
import { didTo } from './values.ts';

type Change = Extract<LastingEffect['what'], { kind: 'change' }>;

/** Abilities of another object, as they are now (2016:611.2c). What its keywords mean comes with them. */
const borrowed = (look: Look, env: Env, of: Ref, what: 'activated' | 'all'): Modification => {
  const taken = objectsOf(look, env, of).flatMap((id) => {
    const { abilities } = look.of(id);
    const meanings = abilities.flatMap((ability) => (ability.kind === 'keyword' ? expandKeyword(ability) : []));
    const its = abilities.filter((ability) => (what === 'activated' ? ability.kind === 'activated' : !meanings.some((meaning) => same(meaning, ability))));
    return scoped(its, `${id}`);
  });
  return { gain: taken, borrowed: true };
};

/** The name under which the effect keeps who gets control. */
const gains = 'gains';
const fixed = (look: Look, env: Env, change: Modification): Modification => {
  if ('control' in change) return change.control === 'you' ? change : { control: { ref: gains } };
  return 'gainAbilitiesOf' in change ? borrowed(look, env, change.gainAbilitiesOf, change.what) : fixedChange(look, env, change);
};

/** A continuous effect on these objects and no others (2016:611.2c). Copying is an effect of its own kind. */
export const change: Primitive<'change'> = function* (play, { env }, instruction) {
  const { look } = play;
  const until = untilOf(look, env, instruction.for);
  const objects = foundNow(look, env, instruction.what).filter((id) => known(play.game, id) !== null && look.game.objects[id]);
  if (until === null || (objects.length === 0 && !instruction.alsoLater)) return { objects: [], did: false };
  const changes = instruction.changes.filter((one) => !('copy' in one)).map((one) => fixed(look, env, one));
  const control = instruction.changes.find((one) => 'control' in one && one.control !== 'you');
  const bindings = control && 'control' in control ? { [gains]: { players: players(look, env, control.control).slice(0, 1) } } : {};
  const what: Change = { kind: 'change', objects, changes, ...(instruction.alsoLater ? { affects: instruction.what } : {}) };
  const copies = instruction.changes.flatMap((one) => ('copy' in one ? copying(look, env, objects, one.copy, one.except) : []));
  begin(play, env, '2016:611.2', [...copies.map((copy) => ({ what: copy, until })), ...(changes.length > 0 ? [{ what, until, bindings }] : [])]);
  return didTo(objects, true);
};

type Copying = Extract<LastingEffect['what'], { kind: 'copy' }>;
/** What is copied is fixed now (2016:706.2, 706.4). */
const copying = (look: Look, env: Env, objects: readonly Id[], of: Ref, except: Copying['except']): readonly Copying[] => {
  const [id] = objectsOf(look, env, of); // to look at what has become an illegal target is not to act on it (2016:608.2b)
  const model = id === undefined ? null : known(look.game, id);
  return model ? [{ kind: 'copy', objects, values: valuesToCopy(look.game, model), ...(except ? { except } : {}) }] : [];
};
export const become: Primitive<'become'> = function* (play, { env }, instruction) {
  const { look } = play;
  const until = untilOf(look, env, instruction.for);
  const objects = permanents(look, env, instruction.what);
  const what = objects.length === 0 ? [] : copying(look, env, objects, instruction.copyOf, instruction.except);
  if (until === null || what.length === 0) return { objects: [], did: false };
  begin(
    play,
    env,
    '2016:706.4',
    what.map((copy) => ({ what: copy, until })),
  );
  return didTo(objects);
};

/** A continuous effect on the rules of play (2016:611.1). */
export const play: Primitive<'play'> = function* (self, { env }, instruction) {
  const until = untilOf(self.look, env, instruction.for);
  if (until === null) return { did: false };
  begin(self, env, '2016:611.2', [{ what: { kind: 'play', changes: instruction.changes.map((one) => fixedPlayChange(self.look, env, one)) }, until }]);
  return { did: true };
};

/** 2016:701.8b: control of two permanents is exchanged only if both are there and have different controllers. */
export const exchangeControl: Primitive<'exchangeControl'> = function* (self, { env }, instruction) {
  const [one] = permanents(self.look, env, instruction.one);
  const [other] = permanents(self.look, env, instruction.other);
  if (one === undefined || other === undefined) return { did: false };
  const [ones, others] = [self.look.of(one).controller, self.look.of(other).controller];
  if (ones === others) return { did: false };
  const swap = (id: Id, to: string) => ({
    what: { kind: 'change' as const, objects: [id], changes: [{ control: { ref: gains } }] },
    until: { at: 'never' as const },
    bindings: { [gains]: { players: [to] } },
  });
  begin(self, env, '2016:701.8b', [swap(one, others), swap(other, ones)]);
  return didTo([one, other]);
};

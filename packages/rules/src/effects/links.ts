import type { Cite, Link, Value } from '@arbiter/schema';
import { isScoped, plainName } from '../cards/linking.ts';
import { objectOf } from '../engine/game.ts';
import type { Env, Play } from '../engine/play.ts';
import { known } from './acting.ts';
import { merged } from './values.ts';

/** By which rule abilities are linked that speak of this; those gained together by 2016:607.5, the two of champion by 607.2j. */
const ruleOf = (name: string, kind: Cite): Cite => {
  if (isScoped(name)) return '2016:607.5';
  return plainName(name) === 'championed' ? '2016:607.2j' : kind;
};

/** The name an instruction keeps what it has bound under. */
export const keptName = (link: Link | undefined, as: string | undefined): string | undefined =>
  link === undefined || link === false ? undefined : link === true ? as : link;

/** The last choice made is the one the linked ability refers to (2016:607.2d); a source that has left remembers it too. */
export const keepLast = (play: Play, env: Env, key: string, value: Value, kind: Cite = '2016:607.1'): void => {
  if (known(play.game, env.source)) play.record({ type: 'LinksKept', rule: ruleOf(key, kind), object: env.source, links: { [key]: value } });
};

/** Every object that the first ability has moved or made, as long as it is where it was put (2016:607.3); also for a source that has left, itself perhaps among them. */
export const keepAlso = (play: Play, env: Env, key: string, value: Value, kind: Cite): void => {
  const source = known(play.game, env.source);
  if (!source || !value.objects || value.objects.length === 0) return;
  const { number: _, ...moved } = value; // how many there are is how many are still there
  const before = source.links[key];
  const still = before?.objects ? { ...before, objects: before.objects.filter((id) => objectOf(play.game, id)) } : before;
  const rule = ruleOf(key, still?.objects && still.objects.length > 0 ? '2016:607.3' : kind);
  play.record({ type: 'LinksKept', rule, object: env.source, links: { [key]: still ? merged(still, moved) : moved } });
};

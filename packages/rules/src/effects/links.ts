import type { Value } from '@arbiter/schema';
import { objectOf } from '../engine/game.ts';
import type { Env, Play } from '../engine/play.ts';
import { known } from './acting.ts';
import { merged } from './values.ts';

/** 2016:607.2d: the last choice made is the one the linked ability refers to. */
export const keepLast = (play: Play, env: Env, key: string, value: Value): void => {
  if (objectOf(play.game, env.source)) play.record({ type: 'LinksKept', rule: '2016:607.2d', object: env.source, links: { [key]: value } });
};

/** 2016:607.2a–c, 607.3: every object that the first ability has moved, as long as it is where it was put; also for a source that has left, itself perhaps among them. */
export const keepAlso = (play: Play, env: Env, key: string, value: Value): void => {
  const source = known(play.game, env.source);
  if (!source || !value.objects || value.objects.length === 0) return;
  const before = source.links[key];
  const still = before?.objects ? { ...before, objects: before.objects.filter((id) => objectOf(play.game, id)) } : before;
  play.record({ type: 'LinksKept', rule: '2016:607.1', object: env.source, links: { [key]: still ? merged(still, value) : value } });
};

import type { Refusal } from '@arbiter/rules';
import { label, type Scene } from './scene.ts';
import type { Params } from './words/index.ts';

/** Parameters that stand for things of the game; all others are said as they are. */
const THINGS = new Set(['named', 'to', 'at', 'creature', 'attacker', 'blocker', 'chosen']);
const isThing = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string';
function said(scene: Scene, key: string, value: unknown): string {
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return all.flatMap((one) => (isThing(one) ? [THINGS.has(key) ? label(scene, one) : String(one)] : [])).join(', ');
}

/** Why the rules do not take an answer, in words. */
export function refusalText(scene: Scene, { why, params = {} }: Pick<Refusal, 'why' | 'params'>): string {
  const { say } = scene;
  const filled: Params = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, said(scene, key, value)]));
  return say.has('refusal', why) ? say('refusal', why, filled) : say('refusal', 'other', { why });
}

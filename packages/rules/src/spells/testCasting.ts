import type { Ability, Answer, Card, Decision, Event, Game, Id, Obj } from '@arbiter/schema';
import { lookOf } from '../effects/continuous/look.ts';
import { card, hooksWith } from '../effects/testEffects.ts';
import type { Input } from '../engine/play.ts';
import { begin, type OpenRun, type Progress, refuses, resume, wake } from '../engine/runner.ts';
import { same } from '../engine/same.ts';
import { gameWith } from '../engine/testGame.ts';
import { activateAbility } from './activating.ts';
import { announce } from './announcing.ts';
import { castSpell } from './casting.ts';
import { chooseTargets } from './choosingTargets.ts';
import { playLand } from './lands.ts';
import { priorityOptions } from './options.ts';
import { payCost } from './payment.ts';
import { specialAction } from './special.ts';
import { resolveManaTriggers } from './triggering/stacking.ts';

/** Small games in which A has priority in his main phase; for the tests of casting, activating and paying. */

const hooks = hooksWith({ activateAbility, announce, castSpell, chooseTargets, payCost, playLand, resolveManaTriggers, specialAction });

const made = new Map<string, Card>();
const define = (name: string, face: Parameters<typeof card>[1]): string => {
  made.set(name, card(name, face));
  return name;
};
const basic = (name: string): string => define(name, { types: ['land'], subtypes: [name], supertypes: ['basic'] });
export const [plains, island, swamp, mountain, forest] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(basic) as [
  string,
  string,
  string,
  string,
  string,
];

type Said = readonly Ability[];
export const instant = (name: string, cost: string, ...abilities: Said): string => define(name, { types: ['instant'], cost, abilities });
export const creature = (name: string, cost: string, ...abilities: Said): string =>
  define(name, { types: ['creature'], cost, power: 2, toughness: 2, abilities });
export const artifact = (name: string, cost: string, ...abilities: Said): string => define(name, { types: ['artifact'], cost, abilities });
export const thing = define;

export const bolt = instant('Bolt', '{R}', { kind: 'spell', targets: [{ as: 'it', what: 'anyTarget' }], do: [{ do: 'damage', amount: 3, to: { ref: 'it' } }] });
export const bear = creature('Bear', '{1}{G}');
export const tapFor = (mana: string): Ability => ({ kind: 'activated', cost: [{ tap: 'self' }], do: [{ do: 'mana', who: 'you', mana }] });

export type Place = Partial<Obj> & Pick<Obj, 'zone'> & { readonly card: string };
export const on = (zone: Obj['zone'], name: string, more: Partial<Obj> = {}): Place => ({ owner: 'A', ...more, zone, card: name });

/** The objects get the ids 1, 2, 3 … in order; `change` comes last. */
export function game(places: readonly Place[], change: (game: Game) => Game = (same) => same): Game {
  const begun = gameWith(
    [...made.values()],
    places.map((place) => ({ owner: 'A', ...place })),
  );
  return change({ ...begun, priority: { holder: 'A', passed: [] } });
}

/** An answer, or taking back what was begun. */
export type Reply = Answer | { readonly withdraw: true };
export const withdraw: Reply = { withdraw: true };
export interface Played {
  readonly game: Game;
  readonly result: unknown;
  readonly events: readonly Event[];
  readonly asked: readonly Decision[];
}

const chance = { key: 'ef'.repeat(32) };

function inputFor({ decision }: OpenRun, reply: Reply): Input {
  if ('withdraw' in reply) return { input: 'withdraw', seat: decision.seat };
  const refusal = refuses(decision, reply);
  if (refusal) throw new Error(`${decision.kind}: ${refusal.why} ${JSON.stringify(decision.space)}`);
  return { input: 'answer', seat: decision.seat, kind: decision.kind, answer: reply };
}

/** The beginning of a procedure, and what comes of one reply: for those who look at every way on. */
export const started = (start: Game, name: string, args: Readonly<Record<string, unknown>>): Progress =>
  begin(hooks, chance, { id: 1, name: name as never, args: { seat: 'A', ...args } }, start);
export function next(open: OpenRun, reply: Reply): Progress {
  const progress = resume(hooks, chance, open, inputFor(open, reply));
  if ('refused' in progress) throw new Error(progress.refused.why);
  return progress;
}

/** Every stop wakes to the same question from its base, its answers and its facts. */
function goOn(open: OpenRun, reply: Reply): Progress {
  const woken = wake(hooks, chance, open, open.base, open.inputs, open.batches);
  if (!same(woken.run?.decision, open.decision)) throw new Error('wakes to another question');
  const next = resume(hooks, chance, open, inputFor(open, reply));
  if ('refused' in next) throw new Error(next.refused.why);
  return next;
}

/** Runs a procedure over these replies, which must be just those it asks for. */
export function run(start: Game, name: string, args: Readonly<Record<string, unknown>>, ...replies: readonly Reply[]): Played {
  let progress = begin(hooks, chance, { id: 1, name: name as never, args: { seat: 'A', ...args } }, start);
  const events = progress.fresh.flat();
  const asked: Decision[] = [];
  for (const reply of replies) {
    if (!progress.run) throw new Error(`nobody asks for ${JSON.stringify(reply)}`);
    asked.push(progress.run.decision);
    progress = goOn(progress.run, reply);
    events.push(...progress.fresh.flat());
  }
  if (progress.run) throw new Error(`no answer to ${progress.run.decision.kind} ${JSON.stringify(progress.run.decision.space)}`);
  return { game: progress.game, result: progress.result, events, asked };
}
/** The same, asking somebody for each of the replies. */
export function runBy(start: Game, name: string, args: Readonly<Record<string, unknown>>, reply: (decision: Decision) => Reply): Played {
  let progress = begin(hooks, chance, { id: 1, name: name as never, args: { seat: 'A', ...args } }, start);
  const events = progress.fresh.flat();
  const asked: Decision[] = [];
  while (progress.run) {
    asked.push(progress.run.decision);
    progress = goOn(progress.run, reply(progress.run.decision));
    events.push(...progress.fresh.flat());
  }
  return { game: progress.game, result: progress.result, events, asked };
}
export const cast = (start: Game, object: Id, ...replies: readonly Reply[]): Played => run(start, 'castSpell', { object }, ...replies);
export const options = (start: Game, seat = 'A') => priorityOptions(lookOf(start), seat);

export const auto: Reply = { auto: true };
export const targets = (...chosen: readonly (Id | string)[]): Reply => ({ targets: chosen });
export const kinds = ({ asked }: Played) => asked.map(({ kind }) => kind);
export const object = ({ game: after }: Played, id: Id): Obj => after.objects[id] as Obj;

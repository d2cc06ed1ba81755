import type { Answer, Bindings, Card, Decision, Event, Face, Game, Id, Instruction, Kind, Obj, Seat } from '@arbiter/schema';
import { playerOf } from '../engine/game.ts';
import type { Env, Hooks, Input, Play, Procedure } from '../engine/play.ts';
import { begin, type OpenRun, type Progress, refuses, resume, wake } from '../engine/runner.ts';
import { same } from '../engine/same.ts';
import { gameWith } from '../engine/testGame.ts';
import { notice } from '../spells/triggering/noticing.ts';
import { lookOf } from './continuous/look.ts';
import { perform } from './perform.ts';
import { endReveals } from './showing.ts';
import { wouldRules } from './would/rules.ts';

/** Carries out instructions on a small game with the real kernel, look and woulds; for the tests of the primitives. */

export const card = (name: string, face: Partial<Face> & Pick<Face, 'types'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
export const bear = card('Bear', { types: ['creature'], subtypes: ['Bear'], cost: '{1}{G}', power: 2, toughness: 2 });
export const forest = card('Forest', { types: ['land'], subtypes: ['Forest'], supertypes: ['basic'] });
export const relic = card('Relic', { types: ['artifact'], cost: '{1}' });

export type Placed = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
export const on = (name: string, owner = 'A', more: Partial<Obj> = {}): Placed => ({ card: name, owner, zone: 'battlefield', ...more });
export const inZone = (name: string, zone: Obj['zone'], owner = 'A'): Placed => ({ card: name, owner, zone });
/** Top first; the lowest card has the lowest id. */
export const library = (...cards: readonly string[]): readonly Placed[] => cards.map((name) => inZone(name, 'library')).toReversed();
/** A's relic, which is object 1 and says what is carried out, and these. */
export const table = (...objects: readonly Placed[]): Game => gameWith([bear, forest, relic], [on('Relic'), ...objects]);
export const lifeOf = (game: Game, seat: Seat): number => playerOf(game, seat).life;
export const names = (game: Game, ids: readonly Id[]): readonly (string | null)[] => ids.map((id) => game.objects[id]?.card ?? null);

const chance = { key: 'cd'.repeat(32) };
const run = { id: 1, name: 'perform' as never };
type Table = Readonly<Record<string, (play: Play, args: never) => Procedure<unknown>>>;
export const hooksWith = (more: Table = {}): Hooks => ({ procedures: { perform, endReveals, ...more } as never, look: lookOf, notice, woulds: wouldRules });

export interface Carried {
  readonly game: Game;
  readonly bindings: Bindings;
  readonly batches: readonly (readonly Event[])[];
  readonly asked: readonly Decision[];
}
export type Reply = Answer | ((decision: Decision) => Answer);

const answered = (hooks: Hooks, open: OpenRun, answer: Answer): Progress => {
  const refusal = refuses(open.decision, answer as never);
  if (refusal) throw new Error(`${open.decision.kind}: ${refusal.why} ${JSON.stringify(open.decision.space)}`);
  const input: Input = { input: 'answer', seat: open.decision.seat, kind: open.decision.kind as Kind, answer: answer as never };
  const next = resume(hooks, chance, open, input);
  if ('refused' in next) throw new Error(next.refused.why);
  return next;
};
/** Every stop wakes to the same question from its base, its answers and what it has recorded. */
const wakes = (hooks: Hooks, open: OpenRun): void => {
  const woken = wake(hooks, chance, open, open.base, open.inputs, open.batches);
  if (!same(woken.run?.decision, open.decision)) throw new Error('wakes to another question');
};

export const runThrough = (hooks: Hooks, name: string, args: unknown, game: Game, replies: readonly Reply[] | ((decision: Decision) => Answer)): Carried => {
  const asked: Decision[] = [];
  const left = typeof replies === 'function' ? [] : [...replies];
  let progress = begin(hooks, chance, { ...run, name: name as never, args }, game);
  const batches = [...progress.fresh];
  while (progress.run) {
    wakes(hooks, progress.run);
    asked.push(progress.run.decision);
    const reply = typeof replies === 'function' ? replies : left.shift();
    if (reply === undefined)
      throw new Error(`no answer to ${progress.run.decision.seat}: ${progress.run.decision.kind} ${JSON.stringify(progress.run.decision.space)}`);
    progress = answered(hooks, progress.run, typeof reply === 'function' ? reply(progress.run.decision) : reply);
    batches.push(...progress.fresh);
  }
  if (left.length > 0) throw new Error(`${left.length} answers left over`);
  return { game: progress.game, bindings: progress.result as Bindings, batches, asked };
};
export const carryOut = (
  game: Game,
  instructions: readonly Instruction[],
  replies: Parameters<typeof runThrough>[4] = [],
  env: Partial<Env> = {},
  more: Table = {},
): Carried => runThrough(hooksWith(more), 'perform', { env: { source: 1, controller: 'A', bindings: {}, x: null, ...env }, instructions }, game, replies);

export const typesOf = (batches: Carried['batches']): readonly (readonly string[])[] => batches.map((batch) => batch.map((e) => e.type));

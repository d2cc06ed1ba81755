import { type Cite, type Id, type Seat, sharesLife } from '@arbiter/schema';
import type { Projection, When } from './projection.ts';
import { type Moment, type Reversible, reversible, reversibly } from './reversible.ts';
import type { Seen, SeenOf } from './seen.ts';

/*
 * Life totals and how each came about.
 */

/** What changed a total: `cost` is paid in an action under way, `effect` comes of what resolves, `rule` of a rule alone. */
export const lifeCauses = ['start', 'damage', 'combat-damage', 'effect', 'cost', 'rule', 'ruling'] as const;
export type LifeCause = (typeof lifeCauses)[number];

export interface LifeChange extends When {
  readonly player?: Seat; // of a total that a team shares: whose gain or loss it was, if another's
  readonly amount: number; // negative: lost
  readonly life: number; // the total then
  readonly rule: Cite;
  readonly cause: LifeCause;
  readonly source: Id | null; // of damage: what dealt it; of an effect: the spell or ability that resolves
}
export interface LifeTotal {
  readonly seat: Seat;
  readonly life: number;
  readonly history: readonly LifeChange[]; // oldest first
}
interface Totals {
  readonly players: readonly LifeTotal[];
  readonly sharers: readonly (readonly Seat[])[]; // teams of one total; nobody else is named
  readonly resolving: Id | null;
  readonly ruling: number | null; // the entry in which a judge has ruled
}
export type LifeState = Reversible<Totals>;

type Cause = Pick<LifeChange, 'cause' | 'source'>;
type Change = SeenOf<'LifeLost'> | SeenOf<'LifeGained'>;
type Damage = SeenOf<'DamageDealt'>;

/** The damage a loss of life comes of: in the same moment, the nth such damage to the player for his nth such loss. */
const damageOf = (event: Change, { batch }: Moment): Damage | undefined => {
  if (event.type === 'LifeGained') return undefined;
  const isAlike = (e: Seen | null): boolean => e?.type === 'LifeLost' && e.player === event.player && e.amount === event.amount;
  const nth = batch.slice(0, batch.indexOf(event)).filter(isAlike).length;
  const damages = batch.filter((e): e is Damage => e?.type === 'DamageDealt' && e.to === event.player && e.amount === event.amount);
  return damages[nth];
};
const causeOf = (state: Totals, event: Change, moment: Moment): Cause => {
  const damage = damageOf(event, moment);
  if (damage) return { cause: damage.combat ? 'combat-damage' : 'damage', source: damage.source };
  if (state.ruling === moment.entry) return { cause: 'ruling', source: null };
  if (moment.attempts > 0) return { cause: 'cost', source: null };
  return state.resolving === null ? { cause: 'rule', source: null } : { cause: 'effect', source: state.resolving };
};

/** Where a team shares its total, each of its players has what changes it. */
const changed = (state: Totals, seat: Seat, by: (life: number) => number, { entry, turn }: When, of: Cause & { readonly rule: Cite }): Totals => {
  const seats = state.sharers.find((team) => team.includes(seat)) ?? [seat];
  return {
    ...state,
    players: state.players.map((player) => {
      if (!seats.includes(player.seat)) return player;
      const amount = by(player.life);
      const life = player.life + amount;
      const whose = player.seat === seat ? {} : { player: seat };
      return {
        seat: player.seat,
        life,
        history: [...player.history, { ...whose, entry, turn, amount, life, rule: of.rule, cause: of.cause, source: of.source }],
      };
    }),
  };
};

/** A total that is set: as the game starts, by a judge, or as the game goes back to an earlier position. */
const set = (state: Totals, seat: Seat, life: number, moment: Moment, rule: Cite): Totals => {
  const started = state.players.some((player) => player.seat === seat && player.history.length > 0);
  return changed(state, seat, (had) => life - had, moment, { rule, cause: started ? 'ruling' : 'start', source: null });
};
const positionSet = (state: Totals, { game, rule }: SeenOf<'PositionSet'>, moment: Moment): Totals => {
  const differs = (totals: Totals, seat: Seat, life: number): boolean => totals.players.some((player) => player.seat === seat && player.life !== life);
  const back = game.players.reduce((totals, { seat, life }) => (differs(totals, seat, life) ? set(totals, seat, life, moment, rule) : totals), state);
  return { ...back, resolving: null };
};

const beginning = ({ seats, startingLife, format }: SeenOf<'GameCreated'>['setup']): Pick<Totals, 'players' | 'sharers'> => ({
  players: seats.map(({ seat }) => ({ seat, life: startingLife, history: [] })),
  sharers: sharesLife({ format }) ? [...Map.groupBy(seats, ({ team }) => team).values()].map((team) => team.map(({ seat }) => seat)) : [],
});

const step = (state: Totals, event: Seen, moment: Moment): Totals => {
  switch (event.type) {
    case 'GameCreated':
      return { ...state, ...beginning(event.setup) };
    case 'LifeTotalSet':
      return set(state, event.player, event.life, moment, event.rule);
    case 'LifeLost':
      return changed(state, event.player, () => -event.amount, moment, { ...causeOf(state, event, moment), rule: event.rule });
    case 'LifeGained':
      return changed(state, event.player, () => event.amount, moment, { ...causeOf(state, event, moment), rule: event.rule });
    case 'ResolutionBegan':
      return { ...state, resolving: event.object };
    case 'PriorityReceived':
    case 'PriorityPassed':
    case 'StepBegan':
    case 'StepEnded':
      return state.resolving === null ? state : { ...state, resolving: null };
    case 'RulingMade':
      return { ...state, ruling: moment.entry };
    case 'PositionSet':
      return positionSet(state, event, moment);
    default:
      return state;
  }
};

export const life: Projection<LifeState, readonly LifeTotal[]> = {
  name: 'life',
  version: 2,
  empty: () => reversibly({ players: [], sharers: [], resolving: null, ruling: null }),
  fold: reversible(step),
  show: ({ now }) => now.players,
};

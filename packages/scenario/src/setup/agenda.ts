import { type Agenda, type Combat, type Game, type Seat, type Step, sharesTurns, type Turn } from '@arbiter/schema';
import { phaseOf, phasesInOrder, stepsIn } from '../steps.ts';

/** Where the game begins: the step that is begun first, with what comes after it in its turn. */

/** A first combat damage step is added by the rules when it is due (2008:310.5). */
const added: Step = 'first-strike-damage';

const plain = <K extends string, V>(key: K, values: readonly V[]) =>
  values.map((value) => ({ [key]: value, extra: false }) as { readonly [P in K]: V } & { readonly extra: boolean });

export interface Beginning {
  readonly turn: Turn;
  readonly agenda: Agenda;
  readonly combat: Combat | null;
}

const beforeTurn = (number: number, active: Seat, lastRegular: Seat | null): Beginning => ({
  turn: { number, active, phase: null, step: null, nth: {}, ending: false },
  agenda: { turns: [], phases: [], steps: [], lastRegular, skips: [] },
  combat: null,
});

/** Turn n belongs to player ((n−1) mod N)+1, or to the team of that place where teams take turns; with the untap step the turn itself begins. */
export function beginningAt({ players, format }: Pick<Game, 'players' | 'format'>, number: number, step: Step): Beginning {
  const takers = players.filter((player, at) => !sharesTurns({ format }) || players.findIndex(({ team }) => team === player.team) === at);
  const seatOf = (turn: number): Seat => (takers[(turn - 1) % takers.length] as (typeof takers)[number]).seat;
  const active = seatOf(number);
  if (step === 'untap') return beforeTurn(number - 1, active, number === 1 ? null : seatOf(number - 1));
  const phase = phaseOf(step);
  const steps = stepsIn(phase).filter((name) => name !== added || step === added);
  const later = plain('phase', phasesInOrder.slice(phasesInOrder.indexOf(phase) + 1));
  const first = steps[0] === step;
  const base = beforeTurn(number, active, active);
  if (first) return { ...base, agenda: { ...base.agenda, phases: [...plain('phase', [phase]), ...later] } };
  const team = players.find(({ seat }) => seat === active)?.team;
  const defenders = players.filter((player) => player.team !== team).map(({ seat }) => seat);
  return {
    turn: { ...base.turn, phase, nth: { [phase]: 1 } },
    agenda: { ...base.agenda, phases: later, steps: plain('step', steps.slice(steps.indexOf(step))) },
    combat: phase === 'combat' ? { defenders, attacks: [], blocks: [], declared: false, damageSteps: 0 } : null,
  };
}

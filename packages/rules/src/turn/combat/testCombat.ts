import type { Ability, Attack, Block, Card, Combat, editions, Face, Game, Id, Obj, RuleChange, Seat, Step, Switches } from '@arbiter/schema';
import { stepsOf } from '../../engine/evolve/turns.ts';
import { gameWith } from '../../engine/testGame.ts';

/** Small combats for the tests of this folder. A attacks; each creature is a card of its own and gets the ids 1, 2 … in order. */

interface Placed extends Partial<Omit<Obj, 'owner'>> {
  readonly size?: readonly [number, number];
  readonly has?: readonly (string | RuleChange | Ability)[];
  readonly as?: Partial<Face>;
  readonly owner: Seat;
}
const isAbility = (said: string | RuleChange | Ability): said is Ability => typeof said === 'object' && 'kind' in said;
/** A word is a keyword. */
const abilityOf = (said: string | RuleChange | Ability): Ability => {
  if (isAbility(said)) return said;
  return typeof said === 'string' ? { kind: 'keyword', keyword: said } : { kind: 'static', changes: [{ rule: said }] };
};
export const rule = (change: RuleChange): Ability => ({ kind: 'static', changes: [{ rule: change }] });

const cardOf = ({ size = [2, 2], has = [], as = {} }: Placed, nth: number): Card => {
  const [power, toughness] = size;
  return {
    v: 1,
    name: `Card ${nth}`,
    layout: 'normal',
    faces: [{ name: `Card ${nth}`, types: ['creature'], power, toughness, abilities: has.map(abilityOf), ...as }],
  };
};

interface Table {
  readonly seats?: readonly Seat[];
  readonly edition?: keyof typeof editions;
  readonly rules?: Partial<Switches>;
  readonly format?: string;
  readonly attack?: Game['attackOption'];
  readonly step?: Step;
}
const later = (step: Step): Game['agenda']['steps'] => {
  const steps = stepsOf.combat;
  return steps.slice(steps.indexOf(step) + 1).map((one) => ({ step: one, extra: false }));
};
export const combatWith = (
  placed: readonly Placed[],
  { seats = ['A', 'B'], edition = 'classic', rules = {}, format = 'duel', attack = 'one', step = 'declare-attackers' }: Table = {},
): Game => {
  const objects = placed.map(({ size: _s, has: _h, as: _a, ...obj }, at) => ({ zone: 'battlefield' as const, card: `Card ${at + 1}`, ...obj }));
  const game = gameWith(
    placed.map((one, at) => cardOf(one, at + 1)),
    objects,
    seats,
    edition,
  );
  const defenders = seats.slice(1, attack === 'multiple' ? undefined : 2);
  return {
    ...game,
    rules: { ...game.rules, ...rules },
    format,
    attackOption: attack,
    turn: { ...game.turn, phase: 'combat', step },
    agenda: { ...game.agenda, steps: later(step) },
    combat: { defenders, attacks: [], blocks: [], declared: false, damageSteps: 0 },
  };
};

export const attack = (attacker: Id, more: Partial<Attack> = {}): Attack => ({
  attacker,
  defender: 'B',
  defendingPlayer: 'B',
  band: null,
  blocked: null,
  declared: true,
  assigned: false,
  hadFirstStrike: false,
  wasBlocked: false,
  ...more,
});
export const block = (blocker: Id, ...attackers: readonly Id[]): Block => ({ blocker, attackers, declared: true, assigned: false, hadFirstStrike: false });
/** The game with these in combat; whoever has a blocker is blocked. */
export const fighting = (game: Game, attacks: readonly Attack[], blocks: readonly Block[] = [], more: Partial<Combat> = {}): Game => ({
  ...game,
  combat: {
    ...(game.combat as Combat),
    declared: true,
    blocks,
    attacks: attacks.map((one) => (blocks.some(({ attackers }) => attackers.includes(one.attacker)) ? { ...one, blocked: true, wasBlocked: true } : one)),
    ...more,
  },
});

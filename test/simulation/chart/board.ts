import { type Ability, type Card, type Edition, type Face, type Game, type Obj, type Phase, type Seat, steps } from '@arbiter/schema';
import { gameWith } from '../../../packages/rules/src/engine/testGame.ts';

/** Boards on which everything the chart knows of comes up: something triggers in every step, and every procedure has something to ask. */

const card = (name: string, face: Omit<Face, 'name'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
const gain = { do: 'gainLife', who: 'you', amount: 1 } as const;
const may = { do: 'may', who: 'you', then: [gain] } as const;
const keyword = (word: string): Ability => ({ kind: 'keyword', keyword: word });
const creature = (name: string, ...abilities: readonly Ability[]): Card => card(name, { types: ['creature'], power: 2, toughness: 2, abilities });

/** Triggers at each step of its controller's turn, twice, and asks on the way to the stack and as it resolves. */
const herald = card('Herald', {
  types: ['enchantment'],
  abilities: steps.flatMap((step) => [
    {
      kind: 'triggered',
      limit: 1,
      when: { on: 'step', step, whose: 'you' },
      targets: [{ as: 'it', what: { objects: { name: 'Echo' }, players: 'each' } }],
      do: [may],
    } as const,
    { kind: 'triggered', limit: 1, when: { on: 'step', step, whose: 'you' }, do: [gain] } as const,
  ]),
});
/** Triggers twice when it becomes a target. */
const echo = creature('Echo', ...[1, 2].map((): Ability => ({ kind: 'triggered', when: { on: 'target', what: 'self' }, do: [gain] })));
const font = card('Font', { types: ['artifact'], abilities: [{ kind: 'activated', cost: [], limit: 1, do: [may] }] });
/** What would be exiled is not; its controller is asked about something else instead. */
const warden = card('Warden', {
  types: ['artifact'],
  abilities: [{ kind: 'replacement', when: { would: 'move', what: 'any', to: 'exile' }, with: { instead: [gain, may] } }],
});
const well = card('Well', {
  types: ['artifact'],
  abilities: [{ kind: 'replacement', when: { would: 'draw', who: 'you' }, with: { instead: [gain, may] }, optional: true }],
});
const vault = card('Vault', {
  types: ['artifact'],
  abilities: [{ kind: 'replacement', when: { would: 'discard', what: 'any', who: 'you' }, with: { instead: [gain, may] }, optional: true }],
});
const hourglass = card('Hourglass', {
  types: ['artifact'],
  abilities: [{ kind: 'replacement', when: { would: 'turn', who: 'you' }, with: { skip: true }, optional: true }],
});
const web = card('Web', { types: ['enchantment'], abilities: [{ kind: 'static', play: [{ untapOnly: 1, what: { type: 'creature' }, who: 'each' }] }] });
const ghost = creature('Ghost', keyword('phasing'));
const knight = creature('Knight', keyword('first strike'));
const brute = creature('Brute');
const twin = card('Twin', { types: ['creature'], supertypes: ['legendary'], power: 1, toughness: 1 });
const leyline = card('Leyline', { types: ['enchantment'], abilities: [keyword('beginInPlay')] });
const all: readonly Card[] = [herald, echo, font, warden, well, vault, hourglass, web, ghost, knight, brute, twin, leyline];

type Placed = Partial<Obj> & Pick<Obj, 'owner' | 'zone'>;
const permanents = ['Herald', 'Echo', 'Font', 'Warden', 'Well', 'Vault', 'Hourglass', 'Knight', 'Knight', 'Knight', 'Brute', 'Brute'];
const placed = (seats: readonly Seat[], phasing: boolean): readonly Placed[] =>
  seats.flatMap((owner, i) => [
    ...[...permanents, ...(phasing ? ['Ghost'] : [])].map((name): Placed => ({ owner, zone: 'battlefield', card: name, tapped: name === 'Knight' && i === 0 })),
    { owner, zone: 'battlefield', card: 'Brute', under: seats[(i + 1) % seats.length] as Seat, controller: seats[(i + 1) % seats.length] as Seat },
    ...Array.from({ length: 9 }, (): Placed => ({ owner, zone: 'hand', card: 'Brute' })),
    ...Array.from({ length: 12 }, (): Placed => ({ owner, zone: 'library', card: 'Brute' })),
  ]);

const order = ['beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const satisfies readonly Phase[];
/** A turn of the first player is about to begin, or a phase of it; in the modern edition nothing phases. `yielding`: nobody wants to be asked for priority until its end. */
export const board = (rules: Edition, seats: readonly Seat[], next: Phase | 'turn', yielding: boolean): Game => {
  const [active] = seats as [Seat];
  const game = gameWith(all, [{ owner: active, zone: 'battlefield', card: 'Web' }, ...placed(seats, rules === 'classic')], seats, rules);
  const phases = next === 'turn' ? [] : order.slice(order.indexOf(next)).map((phase) => ({ phase, extra: false }));
  const until = yielding ? ({ until: { step: 'cleanup' }, stopIf: [], sinceTurn: 4, passes: 0 } as const) : null;
  return {
    ...game,
    players: game.players.map((player) => ({ ...player, yield: until })),
    startingPlayer: active,
    turn: { ...game.turn, number: 4, active, phase: null, step: null },
    agenda: { ...game.agenda, lastRegular: next === 'turn' ? (seats.at(-1) as Seat) : active, phases, steps: [] },
  };
};

/** A game at one of the stages of its start, in which every stage asks. */
export const begun = (rules: Edition, seats: readonly Seat[], setup: Game['setup']): Game => {
  const hands = setup === 'drawn' || setup === 'kept' ? 7 : 0;
  const cards = seats.flatMap((owner) =>
    Array.from({ length: 40 }, (_, i): Placed => ({ owner, zone: i < hands ? 'hand' : 'library', card: i % 2 === 0 ? 'Leyline' : 'Brute' })),
  );
  const game = gameWith(all, cards, seats, rules);
  return { ...game, provable: true, setup, turn: { ...game.turn, number: 0, phase: null, step: null } };
};

import type { Ability, Answer, Card, Decision, Event, EventOf, EventType, Face, Game, Id, Obj, Seat } from '@arbiter/schema';
import { refuses } from '../engine/runner.ts';
import { gameWith } from '../engine/testGame.ts';
import { chartOf, playOn } from '../turn/testChart.ts';

/** Whole turns with a few cards at hand, the answers said beforehand; for the tests of what keywords do in play. */

export const card = (name: string, face: Partial<Face> & Pick<Face, 'types'>): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, ...face }] });
export const word = (keyword: string, more: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability => ({ kind: 'keyword', keyword, ...more });
export const creature = (name: string, power: number, ...abilities: readonly Ability[]): Card =>
  card(name, { types: ['creature'], subtypes: ['Bear'], cost: '{G}', power, toughness: power, abilities });
export const sorcery = (name: string, cost: string, ...abilities: readonly Ability[]): Card => card(name, { types: ['sorcery'], cost, abilities });
const forest = card('Forest', { types: ['land'], subtypes: ['Forest'], supertypes: ['basic'] });

export type Placed = Partial<Obj> & Pick<Obj, 'zone'> & { readonly card: string };
export const at = (zone: Obj['zone'], name: string, more: Partial<Obj> = {}): Placed => ({ owner: 'A', ...more, zone, card: name });
/**
 * A's first main phase is next, of his second turn. The objects get the ids 1, 2, 3 …; then come five Forests of A's, then, in the library, five Forests for
 * everyone; what stands there before lies below them.
 */
export const table = (
  cards: readonly Card[],
  objects: readonly Placed[],
  seats: readonly Seat[] = ['A', 'B'],
  rules: 'classic' | 'modern' = 'classic',
): Game => {
  const forests = (owner: Seat, zone: Obj['zone']) => Array.from({ length: 5 }, () => at(zone, 'Forest', { owner }));
  const placed = [...objects, ...forests('A', 'battlefield'), ...seats.flatMap((seat) => forests(seat, 'library'))];
  const game = gameWith(
    [forest, ...cards],
    placed.map((one) => ({ owner: 'A', ...one })),
    seats,
    rules,
  );
  const phases = (['precombat-main', 'combat', 'postcombat-main', 'ending'] as const).map((phase) => ({ phase, extra: false }));
  return {
    ...game,
    startingPlayer: 'A',
    turn: { ...game.turn, number: 3, phase: null, step: null },
    agenda: { ...game.agenda, lastRegular: 'A', phases },
  };
};

const usual = (decision: Decision): Answer | null => {
  switch (decision.kind) {
    case 'priority':
      return { pass: true };
    case 'attackers':
      return { attacks: [] };
    case 'blockers':
      return { blocks: [] };
    case 'pay':
      return { auto: true };
    case 'order':
      return { order: decision.space.of };
    case 'costs':
      return { pay: [] };
    case 'objects':
      return { objects: decision.space.from.slice(0, decision.space.min) };
    default:
      return null;
  }
};

export interface Played {
  readonly game: Game;
  readonly events: readonly Event[];
  readonly asked: readonly Decision[];
}
/** By seat and kind what is answered, in order, each as soon as it may be; nothing else is done. It is over once all is said and done, or at `until`. */
export type Reply = Answer | ((decision: Decision, game: Game) => Answer);
export type Script = Readonly<Record<string, readonly Reply[]>>;
export const play = (game: Game, script: Script, until?: (game: Game) => boolean): Played => {
  const left = new Map<string, Reply[]>(Object.entries(script).map(([key, answers]) => [key, [...answers]]));
  const asked: Decision[] = [];
  const played = playOn(chartOf(game), (decision, { context: { game: now } }) => {
    const isOver = (): boolean => now.stack.length === 0 && [...left.values()].every((answers) => answers.length === 0);
    if (decision.kind === 'priority' && (until ?? isOver)(now)) return null;
    asked.push(decision);
    const answers = left.get(`${decision.seat} ${decision.kind}`) ?? [];
    const [reply] = answers;
    const next = typeof reply === 'function' ? reply(decision, now) : reply;
    const common = usual(decision);
    const refusal = next === undefined ? null : refuses(decision, next);
    if (next !== undefined && (refusal === null || common === null)) {
      answers.shift();
      return next;
    }
    if (common === null) throw new Error(`no answer to ${decision.seat} ${decision.kind} ${JSON.stringify(decision.space)}`);
    return common;
  });
  const unsaid = [...left].filter(([, answers]) => answers.length > 0);
  if (unsaid.length > 0) throw new Error(`never asked: ${JSON.stringify(unsaid)}`);
  return { game: played.at.context.game, events: played.events, asked };
};

/** Everything that may attacks this player. */
export const attackWithAll =
  (defender: Seat) =>
  (decision: Decision): Answer =>
    decision.kind === 'attackers' ? { attacks: decision.space.candidates.map(({ creature: attacker }) => ({ attacker, defender })) } : { pass: true };

export const eventsOf = <K extends EventType>({ events }: Played, type: K): readonly EventOf<K>[] => events.filter((e): e is EventOf<K> => e.type === type);
export const named = ({ game }: Played, zone: 'hand' | 'graveyard' | 'library', seat: Seat = 'A'): readonly (string | null | undefined)[] =>
  (game.players.find((p) => p.seat === seat)?.[zone] ?? []).map((id) => game.objects[id]?.card);
export const namesOf = ({ game }: Played, ids: readonly Id[]): readonly (string | null | undefined)[] => ids.map((id) => game.objects[id]?.card);
export const permanent = ({ game }: Played, name: string): Obj | undefined =>
  game.battlefield.map((id) => game.objects[id] as Obj).find(({ card: of }) => of === name);
/** A stop for {@link play}: A has priority in this step of this turn with nothing on the stack. */
export const inStep =
  (number: number, step: Game['turn']['step']) =>
  ({ turn, stack }: Game): boolean =>
    turn.number === number && turn.step === step && stack.length === 0;

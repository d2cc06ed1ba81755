import { type AnswerOf, type DecisionOf, type Step, type Switches, steps, type ViewedGame } from '@arbiter/schema';
import type { Say } from './words/index.ts';

/** In whose turn. */
const whose = ['mine', 'theirs'] as const;
export type Stop = `${(typeof whose)[number]}:${Step}`;
/** When its player wants to be asked, beside whenever somebody else has put something on the stack. */
export interface Stops {
  readonly at: ReadonlySet<Stop>;
  /** Whether he is asked there even if he could do nothing but make mana. */
  readonly idle: boolean;
}

/** As in other clients: one's own main phases, blocks, the others' attacks and ends of turn; combat damage where it waits on the stack. */
export const usualStops = ({ combatDamage }: Pick<Switches, 'combatDamage'>): Stops => ({
  at: new Set<Stop>([
    'mine:precombat-main',
    'mine:declare-blockers',
    ...(combatDamage === 'stack' ? (['mine:first-strike-damage', 'mine:combat-damage'] as const) : []),
    'mine:postcombat-main',
    'theirs:declare-attackers',
    'theirs:declare-blockers',
    'theirs:end',
  ]),
  idle: false,
});

type Priority = DecisionOf<'priority'>;
const sideOf = ({ turn }: ViewedGame, seat: string): (typeof whose)[number] => (turn.active === seat ? 'mine' : 'theirs');
const isFoesStack = ({ stack, players }: ViewedGame, me: string): boolean => {
  const teamOf = (seat: string): number | undefined => players.find((p) => p.seat === seat)?.team;
  return stack.some(({ controller }) => teamOf(controller) !== teamOf(me));
};
const canAct = ({ space }: Priority): boolean => space.options.some((option) => !('mana' in option && (option.mana ?? false)));
/** Nobody attacks, or the others' attack is as it was before blocks. */
const nothingNew = ({ turn, combat }: ViewedGame, side: (typeof whose)[number]): boolean => {
  if (turn.step === 'declare-attackers') return (combat?.attacks.length ?? 0) === 0;
  return turn.step === 'declare-blockers' && (side === 'mine' ? (combat?.attacks.length ?? 0) === 0 : (combat?.blocks.length ?? 0) === 0);
};

/** A step of a turn. */
export const placeOf = ({ turn }: ViewedGame): string => `${turn.number} ${turn.step}`;
/** Whether its player is to be asked; else he passes as he has said. `asked`: where he was asked last; his main phase is shown to him once though he can do nothing. */
export function stopsHere(decision: Priority, view: ViewedGame, { at, idle }: Stops, asked = ''): boolean {
  const { turn, stack } = view;
  const top = stack.at(-1);
  if (isFoesStack(view, decision.seat) && (top?.kind !== 'combatDamage' || canAct(decision))) return true;
  const side = sideOf(view, decision.seat);
  const stop: Stop | null = turn.step === null ? null : `${side}:${turn.step}`;
  if (stop === null || !at.has(stop) || nothingNew(view, side)) return false;
  return idle || canAct(decision) || (stop === 'mine:precombat-main' && asked !== placeOf(view));
}

/** A pass that lasts until the next stop, by the rules' own yields. */
export const passTo = ({ at }: Stops): AnswerOf<'priority'> => ({ pass: true, until: 'my-turn', stopIf: ['opponent-acts', ...at] });

const nameOf = (word: string): Step | undefined => steps.find((step) => step === word || step.replace('-main', '') === word);
const sides: Readonly<Record<string, readonly (typeof whose)[number][]>> = {
  my: ['mine'],
  mine: ['mine'],
  their: ['theirs'],
  theirs: ['theirs'],
  every: whose,
};

/** `my upkeep`, `their end`, `idle`, `none`, `default`: what was said turns on or off. Null: that is no stop. */
export function changed(stops: Stops, text: string, usual: Stops): Stops | null {
  const [first = '', second] = text.split(/\s+/u);
  if (first === 'none') return { at: new Set(), idle: false };
  if (first === 'default') return usual;
  if (first === 'idle') return { ...stops, idle: !stops.idle };
  const step = nameOf(second ?? first);
  const named = second === undefined ? whose : Object.hasOwn(sides, first) ? sides[first] : undefined;
  if (!step || !named) return null;
  const turned = named.map((side): Stop => `${side}:${step}`);
  const others = [...stops.at].filter((stop) => !turned.includes(stop));
  return { ...stops, at: new Set(turned.every((stop) => stops.at.has(stop)) ? others : [...others, ...turned]) };
}

export function stopLines({ at, idle }: Stops, say: Say): readonly string[] {
  const told = steps.flatMap((step) => whose.flatMap((side) => (at.has(`${side}:${step}`) ? [say('stop', side, { step: say('note', step) })] : [])));
  if (told.length === 0) return [say('stop', 'never')];
  return [`${say('stop', 'on')}: ${[...told, ...(idle ? [say('stop', 'idle')] : [])].join(', ')},`, say('stop', 'also')];
}
export const stopNames = ['my', 'their'].flatMap((side) => steps.map((step) => `${side} ${step}`)).join(', ');

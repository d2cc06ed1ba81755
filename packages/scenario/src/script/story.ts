import { evolve } from '@arbiter/rules';
import type { Cite, Event, Game, Step } from '@arbiter/schema';
import { type Aliases, followed, named } from '../names/aliases.ts';
import { type World, worldOf } from '../names/world.ts';
import { stepsIn } from '../steps.ts';
import type { Time } from './time.ts';

/** An event with the game it befell. */
export interface Told {
  readonly event: Event;
  readonly game: Game;
  readonly aliases: Aliases;
}
/** What became of what a player undertook. */
export type Upshot = { readonly done: true } | { readonly cite: Cite; readonly why: string };

/** All that has happened, and where the game stands by it. */
export interface Story {
  readonly game: Game;
  readonly aliases: Aliases;
  readonly time: Time;
  readonly told: readonly Told[];
  readonly open: readonly number[]; // how much had been told as each open attempt began
  readonly upshot: Upshot | null; // of the last that nothing stood around
  readonly resolutions: number;
  readonly steps: Readonly<Partial<Record<Step, number>>>; // of this turn, how often each has begun
  readonly passed: Story | null; // as somebody passed or left last in this step
}

export const beginning = (game: Game, aliases: Aliases, time: Time): Story => ({
  game,
  aliases,
  time,
  told: [],
  open: [],
  upshot: null,
  resolutions: 0,
  steps: {},
  passed: null,
});
export const worldIn = ({ game, aliases }: { readonly game: Game; readonly aliases: Aliases }): World => worldOf(game, aliases);

/** What is taken back was never there, but for what is kept. */
function takenBack(story: Story, told: Told): Story {
  const { event } = told;
  if (event.type !== 'ActionReversed') return story;
  const start = story.open.at(-1) ?? story.told.length;
  const began = story.told[start] ?? told;
  const kept: Told[] = [];
  let { game, aliases } = began;
  for (const one of event.kept) {
    kept.push({ event: one, game, aliases });
    aliases = followed(aliases, one, game);
    game = evolve(game, one);
  }
  return closed({ ...story, aliases, told: [...story.told.slice(0, start), ...kept] }, { cite: event.cite, why: event.why });
}
const closed = (story: Story, upshot: Upshot): Story => {
  const open = story.open.slice(0, -1);
  return { ...story, open, ...(open.length === 0 ? { upshot } : {}) };
};

function withEvent(story: Story, event: Event): Story {
  const told: Told = { event, game: story.game, aliases: story.aliases };
  const next: Story = { ...story, game: evolve(story.game, event), aliases: followed(story.aliases, event, story.game), told: [...story.told, told] };
  switch (event.type) {
    case 'TurnBegan':
      return { ...next, steps: {} };
    case 'StepBegan': {
      const nth = (story.steps[event.step] ?? 0) + 1;
      return { ...next, time: { turn: next.game.turn.number, step: event.step, nth }, steps: { ...story.steps, [event.step]: nth }, passed: null };
    }
    case 'ActionBegan':
      return { ...next, open: [...story.open, story.told.length] };
    case 'ActionCompleted':
      return closed(next, { done: true });
    case 'ActionReversed':
      return takenBack(next, told);
    case 'ResolutionBegan':
      return { ...next, resolutions: next.resolutions + 1 };
    default:
      return next;
  }
}
/** After one of these a step may be over: all who are there have passed. */
const lasts: readonly Event['type'][] = ['PriorityPassed', 'PlayerConceded', 'PlayerLeft'];
export function tell(story: Story, batch: readonly Event[]): Story {
  const next = batch.reduce(withEvent, story);
  return batch.some(({ type }) => lasts.includes(type)) ? { ...next, passed: { ...next, passed: null } } : next;
}
/** A step as it is over: everyone has passed, nothing has ended yet (2008:300.2). One in which nobody had priority is over with its turn-based actions. */
export const atItsEnd = (story: Story): Story => story.passed ?? story;

/** Gives a card that a ruling has brought a name of its own, under which it is known where it has been put. */
export function nameBrought(story: Story, alias: string): Story {
  const at = story.told.findLastIndex(({ event }) => event.type === 'CardBrought');
  const brought = story.told[at]?.event;
  if (brought?.type !== 'CardBrought') return story;
  const now = story.told.slice(at).reduce((id, { event }) => (event.type === 'ObjectMoved' && event.object === id ? event.as : id), brought.object);
  return { ...story, aliases: named(story.aliases, alias, now) };
}

/** Whether a step may still come in the turn under way, as far as can be told now. */
export function mayCome({ game }: Story, step: Step): boolean {
  const { steps, phases } = game.agenda;
  const isOfDamage = step === 'first-strike-damage' && steps.some((next) => next.step === 'combat-damage');
  return isOfDamage || steps.some((next) => next.step === step) || phases.some(({ phase }) => stepsIn(phase).includes(step));
}

import { renderAbility } from '@arbiter/cards';
import { type Line, lineText, projections, type Seen, type SeenBatch } from '@arbiter/projections';
import { evolve, maskBatch, nothing } from '@arbiter/rules';
import type { Cite, Entry, EventType, Game, Id, Seat, Step } from '@arbiter/schema';
import { cardName, type Scene, type Trigger } from './scene.ts';
import type { Say } from './words/index.ts';

const { timeline } = projections;
type TimelineState = ReturnType<typeof timeline.empty>;

/* What has happened, as the seat sees it, in lines. The timeline tells every event; here is left out what the board or another line tells as well. */

/** Told by another line, or by the board. */
const untold: ReadonlySet<EventType> = new Set<EventType>([
  'GameCreated',
  'LifeTotalSet',
  'AbilityStacked',
  'BecameBlocked',
  'AnswerGiven',
  'ObjectsChosen',
  'LibraryArranged',
]);
/** Without an attack there is nothing to say of them. */
const combatSteps: ReadonlySet<string> = new Set<Step>(['declare-blockers', 'first-strike-damage', 'combat-damage']);
/** Said of a spell or ability before it is there; told after it. */
const announced: ReadonlySet<EventType> = new Set<EventType>(['ModesChosen', 'TargetsChosen', 'XChosen', 'Divided', 'Spliced']);
const isThere: ReadonlySet<EventType> = new Set<EventType>(['SpellCast', 'AbilityActivated']);

/** The players that this batch deals damage to: their loss of life is told with it. */
const damaged = (batch: SeenBatch): ReadonlySet<unknown> => new Set(batch.flatMap((event) => (event?.type === 'DamageDealt' ? [event.to] : [])));
function isUntold(event: Seen, batch: SeenBatch, step: string | null): boolean {
  if (untold.has(event.type)) return true;
  switch (event.type) {
    case 'LifeLost':
      return damaged(batch).has(event.player);
    case 'Skipped':
      return combatSteps.has(event.what);
    case 'StepAdded':
      return combatSteps.has(event.step);
    case 'LibraryShuffled':
      return step === null;
    case 'ObjectMoved':
      return step === null || ((event.cause === 'resolve' || event.cause === 'destroy') && (event.to === 'graveyard' || event.to === 'battlefield'));
    case 'Untapped':
      return step === 'untap';
    case 'RemovedFromCombat':
      return step === 'end-of-combat';
    case 'Tapped':
      return event.rule.startsWith('2008:104') || batch.some((other) => other?.type === 'AttackersDeclared') || step === 'declare-attackers';
    default:
      return false;
  }
}

export interface Told {
  readonly text: string;
  readonly rule: Cite;
}
/** A line, and where in the game it stands. */
interface Placed extends Told {
  readonly type: EventType;
  readonly where: string;
}

const MOST_SHOWN = 12;

type Names = Pick<Scene, 'say' | 'cards'>;
/** A line's parameters with the names of cards in the player's language. */
function translated(names: Names, params: Line['params']): Line['params'] {
  const one = (param: Line['params'][string]): Line['params'][string] => {
    if (Array.isArray(param)) return param.map(one);
    return typeof param === 'object' && 'object' in param && param.name !== null ? { ...param, name: cardName(names, param.name) } : param;
  };
  return Object.fromEntries(Object.entries(params).map(([key, param]) => [key, one(param)]));
}

export class Story {
  private readonly me: Seat;
  private readonly say: Say;
  private state: TimelineState;
  private game: Game = nothing;
  private fresh: Placed[] = [];
  private readonly all: string[] = [];
  private where = '';
  /** Up to where what was announced has been put after what it was announced for. */
  private settled = 0;
  readonly triggers = new Map<number, Trigger>();
  manaSources: readonly string[] = [];
  /** The index of the next entry to be told. */
  next = 0;

  constructor(me: Seat, say: Say) {
    this.me = me;
    this.say = say;
    this.state = timeline.empty({ seat: me });
  }

  private get names(): Names {
    return { say: this.say, cards: this.game.cards };
  }

  add(entry: Entry): void {
    const batches: SeenBatch[] = [];
    const untoldEvents = new Set<number>();
    let place = 0;
    for (const batch of entry.batches) {
      const seen = maskBatch(this.game, batch, { seat: this.me }) as SeenBatch;
      const before = this.game;
      this.game = batch.reduce<Game>(evolve, this.game);
      for (const event of seen) {
        if (event && isUntold(event, seen, before.turn.step)) untoldEvents.add(place);
        place++;
      }
      batches.push(seen);
    }
    this.fold({ index: entry.index, at: entry.at, batches }, untoldEvents);
    for (const event of batches.flat()) if (event) this.remember(event);
    this.next = entry.index + 1;
  }

  /** What an object is or was called, as far as the seat has seen. */
  nameOf(id: Id): string | null {
    return this.state.names.now[id]?.name ?? null;
  }

  /** What later questions speak of. */
  private remember(event: Seen): void {
    const nameOf = (id: Id | null): string => cardName(this.names, (id === null ? null : this.nameOf(id)) ?? '');
    if (event.type === 'AbilityTriggered') {
      const source = nameOf(event.source);
      this.triggers.set(event.trigger, { source, text: renderAbility(event.ability, this.say.lang, source) });
    }
    if (event.type === 'ActionBegan') this.manaSources = [];
    if (event.type === 'AbilityActivated' && event.mana) this.manaSources = [...this.manaSources, nameOf(event.source)];
  }

  private fold(entry: Parameters<typeof timeline.fold>[1], untoldEvents: ReadonlySet<number>): void {
    const from = this.state.lines.length;
    const next = timeline.fold(this.state, entry);
    for (const line of next.lines.slice(from)) this.tell(line, untoldEvents);
    this.state = next.open.length > 0 ? next : { ...next, lines: [] };
  }

  private tell(line: Line, untoldEvents: ReadonlySet<number>): void {
    if (line.type === 'StepBegan') this.where = this.heading(line);
    const minor = line.minor && line.type !== 'ManaEmptied';
    if (line.type === 'StepBegan' || minor || line.undone || untoldEvents.has(line.event)) return;
    const told: Placed = { text: this.textOf(line), rule: line.rule, type: line.type, where: this.where };
    if (!isThere.has(line.type)) this.fresh.push(told);
    else {
      const before = this.fresh.findLastIndex(({ type }) => !announced.has(type)) + 1;
      this.fresh.splice(Math.max(before, this.settled), 0, told);
      this.settled = this.fresh.length;
    }
  }
  private textOf({ key, params: all }: Line): string {
    const params = translated(this.names, all);
    const text = lineText({ key, params }, this.say.lang);
    return key === 'Revealed.some' ? (this.shown(params['objects']) ?? text) : text;
  }
  /** What is shown to this seat among others, card by card, as long as that can be taken in. */
  private shown(objects: Line['params'][string] | undefined): string | null {
    const names = Array.isArray(objects) ? objects.flatMap((one) => (typeof one === 'object' && 'name' in one && one.name !== null ? [one.name] : [])) : [];
    return names.length > 0 && names.length <= MOST_SHOWN ? this.say('note', 'shown', { cards: names.join(', ') }) : null;
  }
  private heading({ params }: Line): string {
    const step = params['step'];
    const word = typeof step === 'object' && 'word' in step ? step.word.slice('step.'.length) : '';
    return this.say.has('note', word) ? this.say('note', word) : '';
  }

  /** What has happened since it was last asked, with a heading for each step it happened in. */
  takeNew(withRules: boolean): readonly string[] {
    const lines: string[] = [];
    let at = '';
    for (const { text, rule, type, where } of this.fresh) {
      if (type === 'TurnBegan') lines.push(`== ${text}`);
      else {
        if (where !== at) lines.push(` ${where}`);
        at = where;
        lines.push(`   ${text}${withRules ? ` [${rule}]` : ''}`);
      }
    }
    this.fresh = [];
    this.settled = 0;
    this.all.push(...lines);
    return lines;
  }
  /** The last lines of all that was told. */
  last(count: number): readonly string[] {
    return this.all.slice(-count);
  }
}

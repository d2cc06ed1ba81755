import type { Cite, EventType } from '@arbiter/schema';
import { en, english } from './messages/en.ts';
import { ru, russian } from './messages/ru.ts';
import type { Projection } from './projection.ts';
import { type Reversible, reversibly, stepped } from './reversible.ts';
import type { Seen, SeenBatch, SeenEntry } from './seen.ts';
import { lines, type MessageKey, type Told } from './timeline/lines.ts';
import { type Names, renamed } from './timeline/names.ts';
import type { Params } from './timeline/params.ts';
import { fill, type Tongue } from './timeline/template.ts';

/*
 * What has happened, a line an event, each with the rule it follows.
 */

export interface Line {
  readonly entry: number;
  readonly event: number; // counted over the entry's events
  readonly at: number; // milliseconds, UTC
  readonly turn: number;
  readonly type: EventType;
  readonly rule: Cite;
  readonly key: MessageKey;
  readonly params: Params;
  readonly minor?: true; // bookkeeping that a reader may leave out
  readonly undone?: true; // it was taken back later
}
export interface TimelineState {
  readonly names: Reversible<Names>;
  readonly lines: readonly Line[];
  readonly open: readonly number[]; // the line each open attempt begins with, outermost first
}

const tell = (event: Seen, names: Names): Told => (lines[event.type] as (event: Seen, names: Names) => Told)(event, names);
const undone = (line: Line): Line => ({ ...line, undone: true });
const isUndoing = (event: Seen): boolean => event.type === 'ActionReversed';

/** One event told: those of an attempt that is taken back are marked, and what is kept of it is told again. */
class Teller {
  private names: Reversible<Names>;
  private open: readonly number[];
  private readonly lines: Line[];
  private readonly entry: SeenEntry;
  private event = 0;

  constructor(state: TimelineState, entry: SeenEntry) {
    this.names = state.names;
    this.open = state.open;
    this.lines = state.lines.slice();
    this.entry = entry;
  }

  private attempt(event: Seen): void {
    if (event.type === 'ActionBegan') this.open = [...this.open, this.lines.length];
    else if (event.type === 'PositionSet') this.open = [];
    else if (event.type === 'ActionCompleted' || isUndoing(event)) {
      if (isUndoing(event)) for (let i = this.open.at(-1) ?? this.lines.length; i < this.lines.length; i++) this.lines[i] = undone(this.lines[i] as Line);
      this.open = this.open.slice(0, -1);
    }
  }

  private tell(event: Seen, batch: SeenBatch): void {
    this.attempt(event);
    const kept = event.type === 'ActionReversed' ? event.kept : [];
    this.names = stepped(renamed, this.names, kept.length > 0 ? ({ ...event, kept: [] } as Seen) : event, this.entry.index, batch);
    const { index, at } = this.entry;
    this.lines.push({ entry: index, event: this.event, at, turn: this.names.turn, type: event.type, rule: event.rule, ...tell(event, this.names.now) });
    for (const one of kept) if (one) this.tell(one, kept);
  }

  told(): TimelineState {
    for (const batch of this.entry.batches)
      for (const event of batch) {
        if (event) this.tell(event, batch);
        this.event++;
      }
    return { names: this.names, lines: this.lines, open: this.open };
  }
}

export const timeline: Projection<TimelineState, readonly Line[]> = {
  name: 'timeline',
  version: 1,
  grows: 'lines',
  empty: () => ({ names: reversibly([]), lines: [], open: [] }),
  fold: (state, entry) => new Teller(state, entry).told(),
  show: ({ lines: all }) => all,
};

export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];
const messages: Readonly<Record<Language, { readonly of: Readonly<Record<MessageKey, string>>; readonly tongue: Tongue }>> = {
  en: { of: en, tongue: english },
  ru: { of: ru, tongue: russian },
};
/** A line in words; its rule stands beside it. */
export const lineText = ({ key, params }: Pick<Line, 'key' | 'params'>, language: Language): string =>
  fill(messages[language].tongue, messages[language].of[key], params);

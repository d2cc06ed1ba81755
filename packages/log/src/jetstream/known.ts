import type { Message } from './message.ts';

/**
 * What this process knows of one game's messages: where each entry lies and which action it is of. It only grows, since no entry is ever changed or removed;
 * it may lag behind what others have written, so a negative answer counts only after the stream's leader was asked for the newest.
 */
export class Known {
  /** The sequence of the newest message known, 0 if none is, and the index that comes next. */
  last = 0;
  next = 0;
  private readonly places: (number | undefined)[] = [];
  private readonly actions = new Map<string, number>();
  private turn: Promise<unknown> = Promise.resolve();

  placeOf(index: number): number | undefined {
    return this.places[index];
  }

  indexOf(action: string): number | undefined {
    return this.actions.get(action);
  }

  /** Takes in the message that comes right after the one of sequence `after`; another is passed over. */
  learn(after: number, { seq, index, action }: Omit<Message, 'game' | 'bytes'>): void {
    if (after !== this.last || seq <= after) return;
    const at = index ?? this.next;
    this.places[at] ??= seq;
    if (action !== null && !this.actions.has(action)) this.actions.set(action, at);
    this.last = seq;
    this.next = Math.max(this.next, at + 1);
  }

  /** One work on it after another. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }
}

/** About 100 bytes an entry: of 2000 games of 300 entries 60 MB. A game forgotten is read again, headers only. */
const GAMES = 2000;

/** Of the games asked for last. */
export function knownGames(most = GAMES): (game: string) => Known {
  const games = new Map<string, Known>();
  return (game) => {
    const known = games.get(game) ?? new Known();
    games.delete(game);
    games.set(game, known);
    for (const [oldest] of games) {
      if (games.size <= most) break;
      games.delete(oldest);
    }
    return known;
  };
}

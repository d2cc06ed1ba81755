import { evolve, gameOf, nothing } from '@arbiter/rules';
import type { Event, EventOf, Game, Id, Seat, Setup } from '@arbiter/schema';
import type { Step } from '../../support/games.ts';

/** A card by its place in a deck, whatever ids it has had. */
export interface Place {
  readonly owner: Seat;
  readonly at: number;
}
/** What one watcher could not know of a game: the places whose card he never saw, and among them those that must hold a card with morph, since one was played from there face down. */
export interface Unseen {
  readonly places: readonly Place[];
  readonly faceDown: ReadonlySet<Place>;
}

const isHidden = (zone: string): boolean => zone === 'hand' || zone === 'library';

/** Follows every card of the decks through its ids, and keeps what a watcher has seen: `null` watches from outside. */
class Watch {
  private readonly origin = new Map<Id, Place>();
  private readonly seen = new Set<Place>();
  private readonly down = new Set<Place>();
  private readonly watcher: Seat | null;

  constructor(setup: Setup, watcher: Seat | null) {
    this.watcher = watcher;
    let id = 1;
    for (const { seat } of setup.seats) setup.decks[seat]?.main.forEach((_, at) => this.origin.set(id++, { owner: seat, at }));
  }

  private see(...ids: readonly Id[]): void {
    for (const id of ids) {
      const place = this.origin.get(id);
      if (place) this.seen.add(place);
    }
  }
  private lay(id: Id): void {
    const place = this.origin.get(id);
    if (place) this.down.add(place);
  }
  private renamed(olds: readonly Id[], first: Id): void {
    const places = olds.map((old) => this.origin.get(old));
    places.forEach((place, i) => {
      if (place) this.origin.set(first + i, place);
    });
  }
  private moved(e: EventOf<'ObjectMoved'>): void {
    const place = this.origin.get(e.object);
    if (!place) return;
    this.origin.set(e.as, place);
    const down = e.faceDown === true;
    if (e.revealed || (isHidden(e.to) ? e.to === 'hand' && e.player === this.watcher : !down || e.controller === this.watcher)) this.see(e.as);
    else if (down) this.lay(e.as);
  }
  private shown(e: EventOf<'Revealed'>): void {
    if (e.to === 'all' || (this.watcher !== null && e.to.includes(this.watcher))) this.see(...e.objects);
  }

  event(game: Game, e: Event): void {
    const of = (seat: Seat) => game.players.find((p) => p.seat === seat);
    if (e.type === 'LibraryShuffled') {
      const library = of(e.player)?.library ?? [];
      this.renamed(
        e.order.map((i) => library[i] as Id),
        e.first,
      );
    }
    if (e.type === 'HandRenewed') this.renamed(of(e.player)?.hand ?? [], e.first);
    if (e.type === 'ObjectMoved') this.moved(e);
    if (e.type === 'Revealed') this.shown(e);
    if (e.type === 'TurnedFaceUp') this.see(e.object);
    if (e.type === 'ControllerChanged' && e.controller === this.watcher) this.see(e.object);
    if (e.type === 'ActionReversed') for (const kept of e.kept) this.event(game, kept);
  }
  /** Whoever begins to do something with a card tells which it is by what he is then asked, long before it is there to be seen; one cast face down has morph. */
  action({ action }: Step): void {
    if (action.kind !== 'answer') return;
    const { answer } = action;
    if ('cast' in answer && answer.how === 'morph') this.lay(answer.cast);
    else if ('cast' in answer) this.see(answer.cast);
    else if ('play' in answer) this.see(answer.play);
    else if ('activate' in answer) this.see(answer.activate);
    else if ('special' in answer) this.see(answer.object);
  }
  unseen(): Unseen {
    const places = new Set(this.origin.values());
    const unseen = [...places].filter((place) => !this.seen.has(place));
    return { places: unseen, faceDown: new Set(unseen.filter((place) => this.down.has(place))) };
  }
}

export const setupIn = (steps: readonly Step[]): Setup => {
  const [first] = steps;
  if (first?.action.kind !== 'create') throw new Error('a game begins with its creation');
  return first.action.setup;
};

export const unseenBy = (watcher: Seat | null, steps: readonly Step[]): Unseen => {
  const watch = new Watch(setupIn(steps), watcher);
  for (const step of steps) {
    watch.action(step);
    let game = step.before ? gameOf(step.before) : nothing;
    for (const event of step.outcome.batches.flat()) {
      watch.event(game, event);
      game = evolve(game, event);
    }
  }
  return watch.unseen();
};

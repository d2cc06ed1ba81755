import { type Arbitrary, array, assert, boolean, constant, nat, oneof, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { type Changed, type Pile, scattered, within, without } from './pile.ts';

/** What is done to a pile, and whether whoever looks sees which card it is and where. */
type Act =
  | { readonly do: 'put'; readonly seen: boolean; readonly place: number | 'unseen' }
  | { readonly do: 'take'; readonly at: number; readonly drawn: boolean }
  | { readonly do: 'show'; readonly at: number; readonly place: boolean }
  | { readonly do: 'arrange' };
const act: Arbitrary<Act> = oneof(
  {
    weight: 3,
    arbitrary: record({
      do: constant('put' as const),
      seen: boolean(),
      place: oneof({ weight: 9, arbitrary: nat(9) }, { weight: 1, arbitrary: constant('unseen' as const) }),
    }),
  },
  { weight: 3, arbitrary: record({ do: constant('take' as const), at: nat(9), drawn: boolean() }) },
  { weight: 3, arbitrary: record({ do: constant('show' as const), at: nat(9), place: boolean() }) },
  { weight: 1, arbitrary: constant({ do: 'arrange' as const }) },
);

/** A pile as it is, and as somebody sees it who is told of it only what he may know. */
class Watched {
  real: readonly number[] = [];
  pile: Pile = [];
  loose: readonly number[] = [];
  private next = 1;

  private now({ pile, unplaced }: Changed): void {
    this.pile = pile;
    this.loose = [...this.loose, ...unplaced];
  }
  private knows(id: number): boolean {
    return this.pile.includes(id) || this.loose.includes(id);
  }
  do(what: Act): void {
    if (what.do === 'put') {
      const [id, at] = [this.next++, what.place === 'unseen' ? this.real.length >> 1 : Math.min(what.place, this.real.length)];
      this.real = this.real.toSpliced(at, 0, id);
      this.now(within(this.pile, what.seen ? id : null, what.place === 'unseen' ? null : at));
    } else if (what.do === 'arrange') {
      this.real = this.real.toReversed();
      this.now(scattered(this.pile));
    } else if (this.real.length > 0) this.doTo(what, what.do === 'take' && what.drawn ? 0 : what.at % this.real.length);
  }
  private doTo(what: Extract<Act, { at: number }>, at: number): void {
    const id = this.real[at] as number;
    if (what.do === 'show') {
      if (this.knows(id)) return;
      if (what.place) this.pile = this.pile.with(at, id);
      else this.loose = [...this.loose, id];
      return;
    }
    this.real = this.real.toSpliced(at, 1);
    const isPlaced = this.pile.includes(id);
    this.loose = this.loose.filter((one) => one !== id);
    this.now(without(this.pile, isPlaced ? id : null, what.drawn));
  }
}

it('never says that a card lies where it does not, and forgets none', () => {
  assert(
    property(array(act, { maxLength: 40, size: 'max' }), (acts) => {
      const watched = new Watched();
      for (const what of acts) {
        watched.do(what);
        const { real, pile, loose } = watched;
        expect(pile).toHaveLength(real.length);
        for (const [place, id] of pile.entries()) if (id !== null) expect(real[place]).toBe(id);
        for (const id of loose) expect(real).toContain(id);
        expect(new Set([...pile.filter((id) => id !== null), ...loose]).size).toBe(pile.filter((id) => id !== null).length + loose.length);
      }
    }),
    { numRuns: 1000 },
  );
});
it('keeps the place of what lies above every hidden card, and of nothing below', () => {
  expect(without([1, 2, null, 3, null], null, false)).toEqual({ pile: [1, 2, null, null], unplaced: [3] });
  expect(without([null, 3], null, true)).toEqual({ pile: [3], unplaced: [] });
  expect(() => without([1, 2], null, false)).toThrow(/nothing hidden/);
});

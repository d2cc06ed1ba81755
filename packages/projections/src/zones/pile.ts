import type { Id } from '@arbiter/schema';

/** The cards of a zone in their order, null for one that is hidden from who looks. */
export type Pile = readonly (Id | null)[];
/** A pile with the known cards whose place in it is not known any more: null stands where they may be. */
export interface Changed {
  readonly pile: Pile;
  readonly unplaced: readonly Id[];
}

export const unknown = (count: number): Pile => Array.from({ length: count }, () => null);
const idsIn = (pile: Pile): readonly Id[] => pile.filter((id) => id !== null);

/** The same cards in an order nobody has told. */
export const scattered = (pile: Pile): Changed => ({ pile: unknown(pile.length), unplaced: idsIn(pile) });

/** Takes one card out. Of a hidden one only this is known: it is none of the known ones, so what lies above all hidden cards keeps its place. */
export const without = (pile: Pile, id: Id | null, fromTop: boolean): Changed => {
  const place = id === null ? (fromTop && pile[0] === null ? 0 : -1) : pile.indexOf(id);
  if (place >= 0) return { pile: pile.toSpliced(place, 1), unplaced: [] };
  const sure = pile.indexOf(null);
  if (sure < 0) throw new Error(`nothing hidden can leave a pile of ${pile.length} known cards`);
  const below = pile.slice(sure + 1);
  return { pile: [...pile.slice(0, sure), ...unknown(below.length)], unplaced: idsIn(below) };
};

/** Puts one card in, at a place from the top; null: at a place nobody has told. */
export const within = (pile: Pile, card: Id | null, place: number | null): Changed => {
  if (place !== null) return { pile: pile.toSpliced(place, 0, card), unplaced: [] };
  return scattered([...pile, card]);
};

import type { Card } from '@arbiter/schema';
import * as pool from './pool/index.ts';

/** Cards by their English name; a record without a prototype, since names come from outside. */
export type CardsByName = Readonly<Record<string, Card>>;

export const byName = (list: readonly Card[]): CardsByName =>
  Object.freeze(Object.assign(Object.create(null) as Record<string, Card>, Object.fromEntries(list.map((card) => [card.name, card]))));

export const cards: CardsByName = byName(Object.values(pool));

const translations = new WeakMap<CardsByName, ReadonlyMap<string, Card>>();
const translatedOf = (known: CardsByName): ReadonlyMap<string, Card> => {
  const found = translations.get(known) ?? new Map(Object.values(known).flatMap((card) => (card.ru === undefined ? [] : [[card.ru, card] as const])));
  translations.set(known, found);
  return found;
};

/** The card of this English or Russian name. */
export const cardNamed = (name: string, known: CardsByName = cards): Card | undefined =>
  Object.hasOwn(known, name) ? known[name] : translatedOf(known).get(name);

import { type Deck, parseDeck } from './list.ts';

const texts = {
  knights: `
    4 White Knight
    4 Voice of All
    4 Serra Angel
    4 Holy Strength
    4 Pacifism
    4 Counterspell
    4 Chromatic Sphere
    4 Lotus Petal
    18 Plains
    10 Island`,
  beasts: `
    4 Birds of Paradise
    4 Grizzly Bears
    4 War Mammoth
    4 Hill Giant
    4 Flametongue Kavu
    4 Lightning Bolt
    4 Giant Growth
    2 Garruk Wildspeaker
    2 Wild Evocation
    16 Forest
    12 Mountain`,
  graves: `
    4 Blood Pet
    4 Drudge Skeletons
    4 Nekrataal
    4 Hill Giant
    4 Flametongue Kavu
    4 Innocent Blood
    4 Lightning Bolt
    4 Wild Evocation
    4 Steam Vents
    16 Swamp
    8 Mountain`,
} as const;
export type SampleDeck = keyof typeof texts;

function read(text: string): Deck {
  const deck = parseDeck(text);
  if ('errors' in deck) throw new RangeError(deck.errors.map(({ line, says }) => `line ${line}: ${says}`).join('\n'));
  return deck.ok;
}

/** Decks of 60 that use every card of the pool between them; their creatures attack for enough that games by chance come to an end. */
export const sampleDecks: Readonly<Record<SampleDeck, Deck>> = { knights: read(texts.knights), beasts: read(texts.beasts), graves: read(texts.graves) };

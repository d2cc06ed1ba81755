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
  banners: `
    4 Jackal Pup
    4 Wall of Omens
    4 Exalted Angel
    3 Kiki-Jiki, Mirror Breaker
    3 Crusade
    3 Always Watching
    2 Knighthood
    3 Parallax Wave
    4 Lightning Helix
    3 Boros Charm
    3 Act of Treason
    2 Kjeldoran Outpost
    12 Plains
    10 Mountain`,
  embers: `
    3 Nezumi Cutthroat
    3 Gatekeeper of Malakir
    3 Skinthinner
    2 Gravedigger
    1 Duress
    1 Demonic Tutor
    3 Two-Headed Giant of Foriys
    2 Leyline of the Void
    3 Firebolt
    2 Blaze
    1 Fling
    2 Combust
    3 Murder
    2 Hymn to Tourach
    2 Wheel of Fortune
    2 Dirge of Dread
    2 Reanimate
    12 Swamp
    11 Mountain`,
  webs: `
    3 Wall of Roots
    4 Deadly Recluse
    3 Penumbra Spider
    4 Blastoderm
    3 Mystic Snake
    2 Venser, Shaper Savant
    3 Clone
    2 Sower of Temptation
    2 Primal Rage
    3 Rampant Growth
    3 Worldly Tutor
    2 Hurricane
    2 Time Warp
    13 Forest
    11 Island`,
  tides: `
    4 Swans of Bryn Argoll
    3 Drogskol Reaver
    2 Tromokratis
    3 Sower of Temptation
    3 Snapcaster Mage
    3 Boomerang
    2 Cryptic Command
    3 Deep Analysis
    3 Impulse
    3 Peek
    2 Tome Scour
    2 Millstone
    2 Time Walk
    4 Lonely Sandbar
    13 Island
    8 Plains`,
  engines: `
    4 Birds of Paradise
    4 Safehold Elite
    4 Loxodon Hierarch
    2 Penumbra Spider
    3 Wurmcoil Engine
    3 Darksteel Gargoyle
    3 Loxodon Warhammer
    3 Lightning Greaves
    2 Always Watching
    2 Primal Rage
    4 Rampant Growth
    2 Worldly Tutor
    13 Forest
    11 Plains`,
} as const;
export type SampleDeck = keyof typeof texts;

function read(text: string): Deck {
  const deck = parseDeck(text);
  if ('errors' in deck) throw new RangeError(deck.errors.map(({ line, says }) => `line ${line}: ${says}`).join('\n'));
  return deck.ok;
}

/** Decks of 60 that use every card of the pool between them; their creatures attack for enough that games by chance come to an end. */
export const sampleDecks = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, read(text)])) as Readonly<Record<SampleDeck, Deck>>;

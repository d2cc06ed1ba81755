import type { Ability, Face } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import * as rows from './index.ts';
import { vocabulary, wordsIn } from './testVocabulary.ts';

const pool = Object.values(rows);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** Every record in a card's text, the outermost first. */
const partsOf = (value: unknown): readonly Fields[] => {
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value, ...inner];
};
const inside = (value: unknown, key: string): Fields => (isRecord(value) && isRecord(value[key]) ? value[key] : {});

/** How a card uses a word: what stands beside it, so that two uses with equal parameters are equal; none if it does not. */
type Uses = (face: Face) => readonly unknown[];
const bare = ({ kind, keyword, ...more }: Fields): boolean => kind === 'keyword' && keyword !== undefined && Object.keys(more).length === 0;
/** A bare keyword has no parameters but what has it. */
const asUsed = ({ types, power, toughness }: Face, ability: Ability): unknown => (bare({ ...ability }) ? { types, power, toughness, ability } : ability);
const text =
  (uses: (part: Fields, ability: Ability) => boolean): Uses =>
  (face) =>
    (face.abilities ?? []).flatMap((ability) => (partsOf(ability).some((part) => uses(part, ability)) ? [asUsed(face, ability)] : []));
const does = (...words: readonly string[]): Uses => text((part) => words.includes(String(part['do'])));
const has = (...keys: readonly string[]): Uses => text((part) => keys.some((key) => key in part));
const keyword = (...words: readonly string[]): Uses => text(({ kind, keyword: word }) => kind === 'keyword' && words.includes(String(word)));
const kind = (...kinds: readonly Ability['kind'][]): Uses => text((part, ability) => part === partsOf(ability)[0] && kinds.includes(ability.kind));
const each =
  (uses: (part: Fields) => readonly unknown[]): Uses =>
  ({ abilities }) =>
    partsOf(abilities ?? []).flatMap(uses);
const any =
  (...all: readonly Uses[]): Uses =>
  (face) =>
    all.flatMap((uses) => uses(face));
const only =
  (wanted: (face: Face) => boolean, uses: Uses = (face) => [face]): Uses =>
  (face) =>
    wanted(face) ? uses(face) : [];

const isA = (type: Face['types'][number]) => (face: Face) => face.types.includes(type);
const targetsIn = (ability: Ability, zone: string): boolean => partsOf(ability).some((part) => inside(part, 'what')['zone'] === zone);
const movesTo = (part: Fields, zone: string): boolean => part['do'] === 'move' && inside(part, 'to')['zone'] === zone;
const looksAt = (ability: Ability): boolean => partsOf(ability).some((part) => part['do'] === 'lookTop');
const isAnthem = (part: Fields): boolean => part['kind'] === 'static' && 'each' in inside(part, 'affects');
const forbids = (rule: unknown): boolean =>
  (typeof rule === 'string' ? [rule] : isRecord(rule) ? Object.keys(rule) : []).some((word) => word.startsWith('cant'));
const keywords = [
  'first strike',
  'double strike',
  'trample',
  'flying',
  'reach',
  'vigilance',
  'haste',
  'defender',
  'fear',
  'protection',
  'shroud',
  'indestructible',
];

const words: Readonly<Record<string, Uses>> = {
  ...Object.fromEntries([...keywords, 'flash', 'cycling', 'morph', 'flashback', 'lifelink', 'deathtouch'].map((word) => [word, keyword(word)])),
  counterspells: does('counter'),
  tokens: does('token'),
  counters: any(has('putCounters', 'removeCounters', 'counters'), keyword('fading', 'persist')),
  durations: each((part) => (part['do'] === 'change' ? [part['for']] : [])),
  draw: does('draw'),
  discard: any(does('discard'), has('discard')),
  mill: does('mill'),
  destroy: does('destroy'),
  sacrifice: any(does('sacrifice', 'sacrificeOf'), has('sacrifice')),
  bounce: text((part, ability) => movesTo(part, 'hand') && !targetsIn(ability, 'graveyard') && !looksAt(ability)),
  search: does('search'),
  shuffle: any(does('shuffle'), has('thenShuffle')),
  reveal: any(does('reveal', 'revealHand'), has('reveal')),
  look: does('lookTop', 'lookHand'),
  'life gained': does('gainLife'),
  'life lost or paid': any(does('loseLife'), has('life')),
  'several blockers matter': has('extraBlocks', 'cantBeBlockedUnlessAll', 'minBlockers'),
  regeneration: does('regenerate'),
  'X spells': only(({ cost }) => cost?.includes('{X}') ?? false),
  'additional costs': any(kind('extraCost'), keyword('kicker', 'buyback')),
  modes: has('modes'),
  Equipment: only(({ subtypes }) => subtypes?.includes('Equipment') ?? false),
  Auras: only(({ subtypes }) => subtypes?.includes('Aura') ?? false),
  'activated abilities': kind('activated'),
  'triggered abilities': kind('triggered'),
  'static abilities': kind('static'),
  'legendary creatures': only((face) => isA('creature')(face) && (face.supertypes?.includes('legendary') ?? false)),
  'lands that enter tapped': only(isA('land'), has('tapped')),
  'creatures that make mana': only(isA('creature'), does('mana')),
  'anthem effects': text(isAnthem),
  'replacement and prevention': text((part) => part['kind'] === 'replacement' && !('enters' in inside(part, 'with'))),
  'control changes': has('control'),
  copies: has('copy', 'copyOf'),
  'returns from a graveyard': text((part, ability) => part['do'] === 'move' && targetsIn(ability, 'graveyard')),
  '"can\'t"': text((part) => forbids(part['rule'])),
  'extra turns': does('extraTurn'),
  'each player': text((part) => 'do' in part && (part['who'] === 'each' || inside(part, 'to')['player'] === 'each')),
};

describe.each(Object.entries(words))('%s', (_, uses) => {
  const using = pool.flatMap((card) => card.faces.slice(0, 1).map((face) => ({ card: card.name, how: uses(face).map((one) => JSON.stringify(one)) })));
  it('is on at least two cards, with different parameters', () => {
    const found = using.filter(({ how }) => how.length > 0);
    expect(found.length, found.map(({ card }) => card).join(', ')).toBeGreaterThan(1);
    expect(new Set(found.flatMap(({ how }) => how)).size).toBeGreaterThan(1);
  });
});

describe('the vocabulary', () => {
  const used = pool.map((card) => wordsIn(card));
  const rare = Object.entries(vocabulary).map(([part, list]) => ({
    part,
    list: [...new Set(list)],
    few: [...new Set(list)].filter((word) => used.filter((said) => said.has(`${part}: ${word}`)).length < 2),
  }));

  it('is used by the cards in no way but its own', () => {
    const known = new Set(Object.entries(vocabulary).flatMap(([part, list]) => list.map((word) => `${part}: ${word}`)));
    expect([...new Set(used.flatMap((said) => [...said]))].filter((word) => !known.has(word))).toEqual([]);
  });

  it('is listed where fewer than two cards use a word', () => {
    for (const { part, list, few } of rare)
      console.log(`${part}: ${list.length - few.length} of ${list.length} words on two cards or more; not yet ${few.join(', ')}`);
    expect(rare.reduce((sum, { list, few }) => sum + list.length - few.length, 0)).toBeGreaterThanOrEqual(292);
  });
});

it('has few cards that do nothing: at most ten without an ability beyond one keyword', () => {
  const plain = pool.filter(({ faces }) =>
    faces.every(({ abilities = [] }) => abilities.length === 0 || (abilities.length === 1 && bare({ ...abilities[0] }))),
  );
  expect(plain.length, plain.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(10);
});

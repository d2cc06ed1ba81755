import { randomBytes } from 'node:crypto';
import type { SpaceOf } from '@arbiter/schema';
import { label, nameOf, playerName, type Scene } from '../scene.ts';
import { costText, wordText } from '../texts.ts';
import type { KeyOf } from '../words/index.ts';
import { about, sourceName, things } from './picks.ts';
import { bad, mapped, ok, type Prompt, type Read } from './prompt.ts';
import { placeIn, wholeIn } from './reading.ts';

/* Questions answered by a word. */

const HEX = /^[0-9a-f]{64}$/u;
const BYTES = 32;
export const entropy: Prompt<'entropy'> = {
  asks: () => ({ key: 'entropy' }),
  choices: () => [],
  usual: () => ({ entropy: randomBytes(BYTES).toString('hex') }),
  parse: (_, text) => (HEX.test(text.trim()) ? ok({ entropy: text.trim() }) : bad('hex')),
  make: (_, answer) => answer.entropy,
};

const isNumber = (token: string): boolean => /^\d+$/u.test(token);
/** A player by number or by name; a name of digits by its number only. */
const playerIn = (text: string, from: readonly string[]): Read<{ readonly player: string }> => {
  const token = text.trim();
  if (isNumber(token)) return mapped(placeIn(token, from.length), (at) => ({ player: from[at] as string }));
  const named = from.find((seat) => seat.toLowerCase() === token.toLowerCase());
  return named === undefined ? bad('noSuchName', { given: token }) : ok({ player: named });
};
const makePlayer = (player: string, from: readonly string[]): string => `${from.indexOf(player) + 1}`;

export const firstPlayer: Prompt<'firstPlayer'> = {
  asks: () => ({ key: 'firstPlayer' }),
  choices: ({ space }, scene) => space.players.map((seat, at) => ({ mark: `${at + 1}`, text: playerName(scene, seat) })),
  parse: ({ players }, text) => playerIn(text, players),
  make: ({ players }, { player: seat }) => makePlayer(seat, players),
};
export const player: Prompt<'player'> = {
  asks: ({ space }, scene) => ({ key: about(scene, 'player', space.prompt), params: { source: sourceName(scene, space) } }),
  choices: ({ space }, scene) => things(scene, space.from),
  parse: ({ from }, text) => playerIn(text, from),
  make: ({ from }, { player: seat }) => makePlayer(seat, from),
};

export const mulligan: Prompt<'mulligan'> = {
  asks: ({ space }) => ({ key: 'mulligan', params: { hand: space.hand, next: space.next } }),
  choices: ({ seat }, scene) =>
    (scene.view.players.find((p) => p.seat === seat)?.hand.cards ?? []).map((card) => ({ mark: '', text: label(scene, card.id ?? 0) })),
  usual: () => ({ keep: true }),
  parse: (_, text) => {
    const word = text.trim().toLowerCase();
    if (word === 'k' || word === 'keep') return ok({ keep: true });
    return word === 'm' || word === 'mulligan' ? ok({ keep: false }) : bad('keepOrMulligan');
  },
  make: (_, { keep }) => (keep ? 'k' : 'm'),
};

const yes = new Set(['y', 'yes', 'д', 'да']);
const no = new Set(['n', 'no', 'н', 'нет']);
/** Null: neither yes nor no. */
export const yesOrNo = (text: string): boolean | null => {
  const word = text.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : null;
};
const confirmKey = (scene: Scene, { what, cost }: SpaceOf<'confirm'>): KeyOf<'question'> => {
  if (/^\{.*\}$/u.test(what)) return 'confirm.symbol';
  return what === 'may' && cost ? 'confirm.pay' : about(scene, 'confirm', what);
};
export const confirm: Prompt<'confirm'> = {
  asks: ({ space }, scene) => ({
    key: confirmKey(scene, space),
    params: { source: sourceName(scene, space), what: space.what, cost: costText(scene, space.cost ?? [], space.source) },
  }),
  choices: () => [],
  parse: (_, text) => {
    const said = yesOrNo(text);
    return said === null ? bad('yesOrNo') : ok({ yes: said });
  },
  make: (_, answer) => (answer.yes ? 'y' : 'n'),
};

/** In quotes anything is a name, even what would be a command. */
const unquoted = (text: string): string => /^"(?<name>.*)"$/u.exec(text.trim())?.groups?.['name'] ?? text.trim();
function wordIn(words: readonly string[], text: string): Read<{ readonly value: string }> {
  const token = unquoted(text);
  const exact = words.find((word) => word === token) ?? (isNumber(token) ? undefined : words.find((word) => word.toLowerCase() === token.toLowerCase()));
  if (exact !== undefined) return ok({ value: exact });
  return isNumber(token) ? mapped(placeIn(token, words.length), (at) => ({ value: words[at] as string })) : bad('noSuchWord', { given: token });
}
const LONG = 30;
export const value: Prompt<'value'> = {
  asks: ({ space }, scene) => ({
    key: about(scene, 'value', space.words || space.range ? space.what : 'name'),
    params: { source: sourceName(scene, space), min: space.range?.[0], max: space.range?.[1] },
  }),
  choices: ({ space }, scene) => {
    const words = space.words ?? [];
    return words.length > LONG ? [] : words.map((word, at) => ({ mark: `${at + 1}`, text: wordText(scene, word) }));
  },
  parse: ({ words, range }, text) => {
    if (words) return wordIn(words, text);
    if (range) return mapped(wholeIn(text), (n) => ({ value: n }));
    const name = unquoted(text);
    return name === '' ? bad('noName') : ok({ value: name });
  },
  make: ({ words, range }, answer) => {
    if (words) return `"${answer.value}"`;
    return range ? `${answer.value}` : `"${answer.value}"`;
  },
};

export const replacement: Prompt<'replacement'> = {
  asks: ({ space }, scene) => ({ key: 'replacement', params: { what: space.thing === null ? '' : nameOf(scene, space.thing) } }),
  choices: ({ space }, scene) =>
    space.of.map(({ source, optional }, at) => {
      const what = source === null ? scene.say('option', 'rule') : label(scene, source);
      return { mark: `${at + 1}`, text: optional ? scene.say('option', 'optional', { what }) : what, ...(source === null ? {} : { object: source }) };
    }),
  parse: ({ of }, text) =>
    text.trim() === '0' ? ok({ use: null }) : mapped(placeIn(text.trim(), of.length), (at) => ({ use: (of[at] as SpaceOf<'replacement'>['of'][number]).key })),
  make: ({ of }, { use }) => (use === null ? '0' : `${of.findIndex(({ key }) => key === use) + 1}`),
};

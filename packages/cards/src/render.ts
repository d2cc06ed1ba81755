import type { Ability, Card, Cost, Face } from '@arbiter/schema';
import { createVoice } from './render/create.ts';
import { englishLanguage } from './render/en/index.ts';
import { noun } from './render/noun.ts';
import { russianLanguage } from './render/ru/index.ts';
import { isBareKeyword } from './render/say/keyword.ts';
import { introduceCost } from './render/say/names.ts';
import { capital } from './render/say/sentence.ts';
import type { Language, Voice } from './render/voice.ts';

/** The languages cards can be told in. */
export const langs = ['en', 'ru'] as const;
export type Lang = (typeof langs)[number];

const languages: Readonly<Record<Lang, Language>> = { en: englishLanguage, ru: russianLanguage };

/** What an Aura or Equipment is on, as its text calls it. */
function hostOf(lang: Language, face: Face | undefined): Voice['host'] {
  const enchant = face?.abilities?.find((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant');
  const filter = enchant?.kind === 'keyword' ? enchant.filter : undefined;
  const det = face?.subtypes?.includes('Equipment') ? 'equipped' : 'enchanted';
  const what = filter === undefined ? noun('creature') : createVoice(lang, '', lang.it, []).describe(filter);
  return lang.np({ det, what });
}

function voiceFor(ability: Ability, lang: Language, name: string, face: Face | undefined): Voice {
  const voice = createVoice(lang, name, hostOf(lang, face), JSON.stringify(ability).includes('X') ? ['X'] : []);
  for (const other of face?.abilities ?? []) if (other.kind === 'extraCost') introduceCost(voice, other.extra.cost);
  return voice;
}

/** The text of one ability, told from its data: an approximation of what would be printed. `face` tells an Aura's text what it enchants. */
export const renderAbility = (ability: Ability, lang: Lang, cardName: string, face?: Face): string =>
  voiceFor(ability, languages[lang], cardName, face).ability(ability);

/** A cost as it stands before the colon of an ability: "{2}, {T}, Sacrifice a creature". */
export const renderCost = (cost: Cost, lang: Lang, cardName: string): string =>
  voiceFor({ kind: 'activated', cost }, languages[lang], cardName, undefined).costLine(cost);

/** A colour, a card type, a keyword or a subtype in this language; any other word as it is. */
export function renderWord(word: string, lang: Lang): string {
  const language = languages[lang];
  const { messages } = language;
  const known: Readonly<Record<string, string>> = { ...messages.colorName, ...messages.cardType };
  return Object.hasOwn(known, word) ? (known[word] ?? word) : language.subtype(word);
}

function lines(face: Face, lang: Lang, name: string): readonly string[] {
  const all = face.abilities ?? [];
  const said: string[] = [];
  let words: string[] = [];
  const end = (): void => {
    if (words.length > 0) said.push(capital(words.join(', ')));
    words = [];
  };
  for (const ability of all) {
    const text = renderAbility(ability, lang, name, face);
    if (isBareKeyword(ability)) words.push(words.length === 0 ? text : text.toLowerCase());
    else {
      end();
      said.push(text);
    }
  }
  end();
  return said;
}

const sizeOf = ({ power, toughness, loyalty, hand, life }: Face): readonly string[] => [
  ...(power === undefined && toughness === undefined ? [] : [`${power ?? '-'}/${toughness ?? '-'}`]),
  ...(loyalty === undefined ? [] : [String(loyalty)]),
  ...(hand === undefined && life === undefined ? [] : [`${signed(hand ?? 0)}/${signed(life ?? 0)}`]),
];
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

function renderFace(face: Face, lang: Lang, name: string): string {
  return [[name, ...(face.cost === undefined ? [] : [face.cost])].join(' '), languages[lang].typeLine(face), ...lines(face, lang, name), ...sizeOf(face)].join(
    '\n',
  );
}

/** A card as text: name and cost, types, abilities a line each, size; faces apart by a line of `//`. */
export const renderCard = (card: Card, lang: Lang): string =>
  card.faces.map((face) => renderFace(face, lang, lang === 'ru' && face.name === card.name && card.ru !== undefined ? card.ru : face.name)).join('\n//\n');

import type { AdjectiveKey, Determiner } from '../noun.ts';
import type { Form } from '../phrase.ts';

export type Case = Exclude<Form, 'subj'>;
export type Gender = 'm' | 'f' | 'n';
/** What an adjective agrees with. */
export interface Agreement {
  readonly gender: Gender;
  readonly animate: boolean;
  readonly many: boolean;
  readonly case: Case;
}
export type Adjective = (to: Agreement) => string;

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];
/** Endings by case; `-` in the accusative is that of the nominative or, for the living, the genitive. */
interface Endings {
  readonly m: string;
  readonly f: string;
  readonly n: string;
  readonly many: string;
}
const hard: Endings = { m: 'ый ого ому - ым ом', f: 'ая ой ой ую ой ой', n: 'ое ого ому ое ым ом', many: 'ые ых ым - ыми ых' };
const stressed: Endings = { ...hard, m: 'ой ого ому - ым ом' };
const velar: Endings = { m: 'ой ого ому - им ом', f: hard.f, n: 'ое ого ому ое им ом', many: 'ие их им - ими их' };
const soft: Endings = { m: 'ий его ему - им ем', f: 'яя ей ей юю ей ей', n: 'ее его ему ее им ем', many: 'ие их им - ими их' };
const hissing: Endings = { ...soft, f: 'ая ей ей ую ей ей' };
const that: Endings = { m: 'от ого ому - ем ом', f: 'а ой ой у ой ой', n: 'о ого ому о ем ом', many: 'е ех ем - еми ех' };
const this_: Endings = { m: 'от ого ому - им ом', f: 'а ой ой у ой ой', n: 'о ого ому о им ом', many: 'и их им - ими их' };
const your: Endings = { m: ' его ему - им ем', f: 'а ей ей у ей ей', n: 'е его ему е им ем', many: 'и их им - ими их' };
const all: Endings = { m: 'есь сего сему - сем сем', f: 'ся сей сей сю сей сей', n: 'се сего сему се сем сем', many: 'се сех сем - семи сех' };

const declined =
  (stem: string, endings: Endings, after = ''): Adjective =>
  ({ gender, animate, many, case: form }) => {
    const list = (many ? endings.many : endings[gender]).split(' ');
    const ending = (one: Case): string => list[cases.indexOf(one)] ?? '';
    return stem + (ending(form) === '-' ? ending(animate ? 'gen' : 'nom') : ending(form)) + after;
  };

export const controlling = declined('контролирующ', hissing);
export const being = declined('не являющ', hissing, 'ся');
export const rest = declined('остальн', stressed);
export const thisOne = declined('эт', this_);

export const adjectives = {
  W: declined('бел', hard),
  U: declined('син', soft),
  B: declined('черн', hard),
  R: declined('красн', hard),
  G: declined('зелен', hard),
  basic: declined('базов', hard),
  elite: declined('элитн', hard),
  legendary: declined('легендарн', hard),
  ongoing: declined('продолжающ', hissing, 'ся'),
  snow: declined('снежн', hard),
  world: declined('миров', stressed),
  tapped: declined('повернут', hard),
  untapped: declined('неповернут', hard),
  attacking: declined('атакующ', hissing),
  blocking: declined('блокирующ', hissing),
  blocked: declined('заблокированн', hard),
  unblocked: declined('незаблокированн', hard),
  attackingAlone: declined('атакующ', hissing, ' в одиночку'),
  faceDown: declined('лежащ', hissing, ' рубашкой вверх'),
  faceUp: declined('лежащ', hissing, ' рубашкой вниз'),
  multicolored: declined('многоцветн', hard),
  monocolored: declined('одноцветн', hard),
  colorless: declined('бесцветн', hard),
  attached: declined('прикрепленн', hard),
  enchanted: declined('зачарованн', hard),
  equipped: declined('снаряженн', hard),
  kicked: declined('усиленн', hard),
  activated: declined('активированн', hard),
  triggered: declined('сработавш', hissing),
  singleTarget: declined('одноцелев', hard),
  summoningSick: declined('недавно призванн', hard),
  legal: declined('допустим', hard),
  regenerated: declined('регенерированн', hard),
  paired: declined('спаренн', hard),
  monstrous: declined('чудовищн', hard),
  renowned: declined('прославленн', hard),
  other: declined('друг', velar),
  active: declined('активн', hard),
  nonactive: declined('неактивн', hard),
  defending: declined('защищающ', hissing, 'ся'),
} as const satisfies Readonly<Record<AdjectiveKey, Adjective>>;

const unsaid: Adjective = () => '';
export const determiners = {
  a: unsaid,
  the: unsaid,
  bare: unsaid,
  each: declined('кажд', hard),
  all: declined('в', all),
  target: declined('целев', stressed),
  that: declined('т', that),
  chosen: declined('выбранн', hard),
  any: declined('люб', stressed),
  no: declined('никак', velar),
  your: declined('ваш', your),
  enchanted: declined('зачарованн', hard),
  equipped: declined('снаряженн', hard),
} as const satisfies Readonly<Record<Determiner, Adjective>>;

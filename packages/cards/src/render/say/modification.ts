import type { ColorWord, Modification, Quantity, Word } from '@arbiter/schema';
import type { Params, Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { exceptions } from './copy.ts';
import { rule } from './rule.ts';
import { colorWord, typeWord } from './words.ts';

/** "+3", "-1", "-X": what is added to power or toughness. */
function signed(v: Voice, q: Quantity): string {
  if (typeof q === 'number') return q < 0 || Object.is(q, -0) ? `-${-q}` : `+${q}`;
  if (typeof q === 'object' && 'minus' in q && q.minus[0] === 0) return `-${v.amount(q.minus[1])}`;
  return `+${v.amount(q)}`;
}

type Types = Extract<Modification, { types: unknown }>['types'];

function types(v: Voice, change: Types, say: (template: string, params?: Params) => string): readonly string[] {
  const { modification: t, cardType, supertype } = v.lang.messages;
  const all = (list: readonly string[]): string => v.lang.list(list, 'and');
  const cards = (list: Types['set']): string => all((list ?? []).map((type) => cardType[type]));
  const words = (list: readonly Word[]): string => all(list.map((word) => typeWord(v, word)));
  const supers = (list: Types['addSupertypes']): string => all((list ?? []).map((type) => supertype[type]));
  return [
    change.set ? say(t.setTypes, { types: cards(change.set) }) : '',
    change.add ? say(t.addTypes, { types: cards(change.add) }) : '',
    change.remove ? say(t.removeTypes, { types: cards(change.remove) }) : '',
    change.setSubtypes ? say(t.setTypes, { types: words(change.setSubtypes) }) : '',
    change.addSubtypes ? say(t.addTypes, { types: words(change.addSubtypes) }) : '',
    change.removeSubtypes === 'creature'
      ? say(t.removeCreatureTypes)
      : change.removeSubtypes
        ? say(t.removeTypes, { types: words(change.removeSubtypes) })
        : '',
    change.every === 'creature' ? say(t.everyCreatureType) : change.every === 'basicLand' ? say(t.everyBasicLandType) : '',
    change.addSupertypes ? say(t.addTypes, { types: supers(change.addSupertypes) }) : '',
    change.removeSupertypes ? say(t.removeTypes, { types: supers(change.removeSupertypes) }) : '',
  ].filter((text) => text !== '');
}

function colors(v: Voice, change: Extract<Modification, { colors: unknown }>['colors'], say: (template: string, params?: Params) => string): readonly string[] {
  const { modification: t } = v.lang.messages;
  const all = (list: readonly ColorWord[]): string =>
    v.lang.list(
      list.map((word) => colorWord(v, word)),
      'and',
    );
  return [
    ...(change.set ? [change.set.length === 0 ? say(t.colorless) : say(t.setColors, { colors: all(change.set) })] : []),
    ...(change.add ? [say(t.addColors, { colors: all(change.add) })] : []),
  ];
}

const sized = (v: Voice, m: Extract<Modification, { setPower?: unknown }>, say: (template: string, params?: Params) => string): string => {
  const { modification: t } = v.lang.messages;
  const power = m.setPower === undefined ? undefined : v.amount(m.setPower);
  const toughness = m.setToughness === undefined ? undefined : v.amount(m.setToughness);
  return say(t.size, { power, toughness, both: power !== undefined && toughness !== undefined });
};

/** One change by a continuous effect, as the verb after `it`. */
function change(v: Voice, m: Modification, it: Phrase, lasting: boolean): readonly string[] {
  const { modification: t } = v.lang.messages;
  const say = (template: string, params: Params = {}): string => v.say(template, { it, ...params });
  if ('copy' in m) return [say(t.copy, { of: v.ref(m.copy), except: exceptions(v, m.except) })];
  if ('control' in m) return [say(t.control, { who: v.who(m.control) })];
  if ('text' in m)
    return [
      say(t.text, {
        from: typeof m.text.from === 'string' ? v.lang.quoted(m.text.from) : t.oneWord,
        to: typeof m.text.to === 'string' ? v.lang.quoted(m.text.to) : t.anotherWord,
      }),
    ];
  if ('types' in m) return types(v, m.types, say);
  if ('colors' in m) return colors(v, m.colors, say);
  if ('gain' in m) return [say(lasting ? t.gain : t.have, { abilities: v.abilities(m.gain, 'acc') })];
  if ('lose' in m)
    return [
      m.lose === 'all'
        ? say(t.loseAll)
        : say(t.lose, {
            abilities: v.lang.list(
              m.lose.map((word) => v.lang.keyword(word, 'acc')),
              'and',
            ),
          }),
    ];
  if ('gainAbilitiesOf' in m) return [say(t.gainAbilitiesOf, { of: v.ref(m.gainAbilitiesOf), activated: m.what === 'activated' })];
  if ('power' in m) return [say(t.pump, { power: signed(v, m.power), toughness: signed(v, m.toughness) })];
  if ('switch' in m) return [say(t.switch)];
  if ('rule' in m) return [rule(v, m.rule, it)];
  return [sized(v, m, say)];
}

/** What becomes of `it`: "gets +1/+2 and gains trample" for a while, "has trample" for as long as something says so. */
const modified = (v: Voice, changes: readonly Modification[], it: Phrase, lasting: boolean): string =>
  v.lang.list(
    changes.flatMap((one) => change(v, one, it, lasting)).filter((text) => text !== ''),
    'and',
  );

/** A whole clause; taking control is told from the side of who takes it. */
export function changed(v: Voice, changes: readonly Modification[], it: Phrase, lasting: boolean): string {
  const [only] = changes;
  const { modification: t } = v.lang.messages;
  if (changes.length === 1 && only && 'control' in only) {
    return lasting ? v.say(t.gainControl, { who: v.subject(only.control), it }) : v.say(t.controls, { who: v.who(only.control), it });
  }
  return v.say(t.clause, { it: v.doer(it), changes: modified(v, changes, v.doer(it), lasting) });
}

import type { Ability, CardType, ObjectKind, Switches, Zone } from '@arbiter/schema';
import { originOf } from '../../cards/words.ts';
import { perKey } from '../../engine/perKey.ts';
import { expandKeywords } from '../../keywords/index.ts';
import { isDefining, type Part, partOfStatic, type StaticAbility } from './part.ts';

/** A static ability with what it continuously changes; `root` is the same however its words were changed. */
export interface Static {
  readonly ability: StaticAbility;
  readonly root: Ability;
  readonly part: Part;
  readonly defining: boolean;
}
/** What a list of abilities amounts to: keywords followed by what they mean, and where in that list the abilities of each kind are. */
export interface Text {
  readonly abilities: readonly Ability[];
  readonly changing: readonly Static[]; // in a layer
  readonly ruling: readonly Static[]; // beside the layers
  readonly triggered: readonly number[];
  readonly replacing: readonly number[];
  readonly playing: readonly number[];
  readonly reach: readonly Zone[]; // zones beside the battlefield where it changes something
}

interface Meant {
  readonly ability: Ability;
  readonly root: Ability;
}
const meaning = (list: readonly Ability[], rules: Switches): readonly Meant[] => {
  const origins = list.map(originOf);
  const roots = expandKeywords(origins, rules);
  return expandKeywords(list, rules).flatMap((meant, n) => [
    { ability: list[n] as Ability, root: origins[n] as Ability },
    ...meant.map((ability, i) => ({ ability, root: roots[n]?.[i] ?? ability })),
  ]);
};
const indexesOf = (abilities: readonly Ability[], is: (ability: Ability) => boolean): readonly number[] =>
  abilities.flatMap((ability, i) => (is(ability) ? [i] : []));

const read = (list: readonly Ability[], rules: Switches): Text => {
  const meant = meaning(list, rules);
  const abilities = meant.map(({ ability }) => ability);
  const statics = meant.flatMap(({ ability, root }): Static[] => {
    if (ability.kind !== 'static' || !ability.changes?.length) return [];
    const part = partOfStatic(ability);
    return [{ ability, root, part, defining: isDefining(part) }];
  });
  return {
    abilities,
    reach: statics.flatMap(({ part }) => part.reach),
    changing: statics.filter(({ part }) => part.changes.size > 0),
    ruling: statics.filter(({ part }) => part.rules.length > 0),
    triggered: indexesOf(abilities, ({ kind }) => kind === 'triggered'),
    replacing: indexesOf(abilities, ({ kind }) => kind === 'replacement'),
    playing: indexesOf(abilities, (ability) => ability.kind === 'static' && (ability.play?.length ?? 0) > 0),
  };
};

const texts = perKey((rules: Switches) => perKey((list: readonly Ability[]) => read(list, rules)));
export const textOf = (list: readonly Ability[], rules: Switches): Text => texts(rules)(list);

const commandTypes: readonly CardType[] = ['plane', 'phenomenon', 'scheme', 'vanguard', 'conspiracy'];
/** Where abilities function that do not say it (2016:112.6): an instant’s on the stack, an emblem’s in the command zone, most in play. */
export const homeOf = (kind: ObjectKind, types: readonly CardType[]): Zone => {
  if (kind === 'emblem' || types.some((type) => commandTypes.includes(type))) return 'command';
  return types.includes('instant') || types.includes('sorcery') ? 'stack' : 'battlefield';
};
export const functionsIn = (ability: Ability, zone: Zone, home: Zone): boolean => (ability.zones === undefined ? zone === home : ability.zones.includes(zone));

import type { CopyExceptions, TokenSpec } from '@arbiter/schema';
import { type Adjective, type Described, noun } from '../noun.ts';
import type { Voice } from '../voice.ts';
import { colorWord } from './words.ts';

/** How a copy differs from what it copies; nothing if it does not. */
export function exceptions(v: Voice, except: CopyExceptions | undefined): string | undefined {
  if (!except) return undefined;
  const { copy: t, cardType, supertype } = v.lang.messages;
  const { name, types, colors, power, toughness, abilities } = except;
  const added = [
    ...(types?.gain ?? []).map((one) => supertype[one]),
    ...(types?.subtypes ?? []).map((one) => v.lang.subtype(one)),
    ...(types?.add ?? []).map((one) => cardType[one]),
  ];
  const said = [
    name === undefined ? '' : v.say(t.name, { name }),
    types?.lose
      ? v.say(t.lose, {
          types: v.lang.list(
            types.lose.map((one) => supertype[one]),
            'and',
          ),
        })
      : '',
    added.length > 0 ? v.say(t.types, { types: v.lang.list(added, 'and') }) : '',
    colors
      ? v.say(t.colors, {
          colors:
            colors.length > 0
              ? v.lang.list(
                  colors.map((color) => colorWord(v, color)),
                  'and',
                )
              : v.lang.messages.colorName.none,
        })
      : '',
    power === undefined && toughness === undefined ? '' : v.say(t.size, { power, toughness }),
    abilities && abilities.length > 0 ? v.say(t.abilities, { abilities: v.abilities(abilities) }) : '',
  ];
  return (
    v.lang.list(
      said.filter((text) => text !== ''),
      'and',
    ) || undefined
  );
}

const sizeOf = (v: Voice, { power, toughness }: TokenSpec): string | null =>
  power === undefined && toughness === undefined
    ? null
    : `${power === undefined ? '-' : v.amount(power)}/${toughness === undefined ? '-' : v.amount(toughness)}`;

/** "3/3 green Beast creature token with trample". */
export function tokenOf(v: Voice, spec: TokenSpec): Described {
  const t = v.lang.messages.copy;
  const size = sizeOf(v, spec);
  const colors: readonly Adjective[][] = (spec.colors ?? []).flatMap((color) => (typeof color === 'string' ? [[{ is: color }]] : []));
  const chosen = spec.colors?.some((color) => typeof color !== 'string') ? [v.say(v.lang.messages.tail.chosenColor, {})] : [];
  const abilities = spec.abilities && spec.abilities.length > 0 ? [v.say(t.with, { abilities: v.abilities(spec.abilities) })] : [];
  return {
    ...noun('token'),
    named: true,
    ...(size === null ? {} : { size }),
    heads: [
      [
        ...(spec.subtypes ?? []).map((word) => ({ word: typeof word === 'string' ? word : v.lang.messages.colorName.chosenType })),
        ...spec.types.map((type) => ({ noun: type })),
      ],
    ],
    adjectives: [...(spec.supertypes ?? []).map((is) => [{ is }]), ...(spec.colors?.length === 0 ? [[{ is: 'colorless' } as const]] : colors)],
    tails: [...(spec.name === undefined ? [] : [v.say(v.lang.messages.tail.name, { name: spec.name })]), ...chosen, ...abilities],
  };
}

import type { Ability, Filter, Id, Instruction, Modes, Target, Targetable, Text } from '@arbiter/schema';
import { cardOf, facesOf, isFused } from '../cards/faces.ts';
import { zonesNamed } from '../effects/attachable.ts';
import { at } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { type NamedTarget, placedOf, targetsOf } from './abilities.ts';
import { withOwnNames } from './renaming.ts';

/** The name of the target an Aura spell has by its enchant ability (2016:303.4a). */
export const enchantTarget = 'enchants';

type Keyword = Extract<Ability, { kind: 'keyword' }>;

/** All its enchant abilities limit what an Aura may enchant (2016:702.5c). */
function enchantText(abilities: readonly Ability[]): Text | null {
  const enchants = abilities.filter((ability): ability is Keyword => ability.kind === 'keyword' && ability.keyword === 'enchant');
  const filters: readonly Filter[] = enchants.flatMap(({ filter }) => filter ?? []);
  const word = enchants.find((ability) => ability.word === 'player' || ability.word === 'opponent')?.word;
  const players: Targetable = word === undefined ? {} : { players: word === 'player' ? 'each' : 'opponents' };
  if (filters.length === 0 && word === undefined) return null;
  const what: Targetable = { ...players, ...(filters.length === 0 ? {} : { objects: { all: filters }, zone: zonesNamed(filters) }) };
  return { targets: [{ as: enchantTarget, what }] };
}

/** What a spell with these abilities says, its targets as an Aura among it. */
export function textsIn(abilities: readonly Ability[], subtypes: readonly string[]): readonly Text[] {
  const enchant = subtypes.includes('Aura') ? enchantText(abilities) : null;
  return [...placedOf(abilities, 'spell').map(({ ability }) => ability), ...(enchant ? [enchant] : [])];
}

/** The text of cards spliced onto a spell: it follows the spell’s own (2016:702.46c). */
const spliced = ({ game }: Look, cards: readonly string[]): readonly Text[] =>
  cards.flatMap((name, at) => {
    const card = game.cards[name];
    return textsIn((card && facesOf(card, game.rules)[0]?.abilities) ?? [], []).map((text) => withOwnNames(text, `+${at + 1}`));
  });

const overload = 'overload';
/** 2016:702.95b: "each" in place of "target". */
function forEach({ as, what }: Target): Instruction {
  if (what === 'anyTarget') return { do: 'bind', as, value: { each: { any: [{ type: 'creature' }, { type: 'planeswalker' }] } } };
  const { objects, zone, players = 'nobody' } = what;
  return { do: 'bind', as, value: objects === undefined ? { players } : { each: objects, ...(zone === undefined ? {} : { zone }) } };
}
const overloaded = ({ targets = [], do: instructions = [], ...rest }: Text): Text => ({ ...rest, do: [...targets.map(forEach), ...instructions] });

/** What a spell with these abilities says if it is cast this way; `how` as `Way` has it. */
export const textsCast = (abilities: readonly Ability[], subtypes: readonly string[], how: string | null): readonly Text[] => {
  const texts = textsIn(abilities, subtypes);
  return how === overload ? texts.map(overloaded) : texts;
};

/** 2016:702.101c: of a fused spell the left half is followed first; each speaks of its own targets. */
const isBoth = ({ game }: Look, on: Id): boolean => {
  const card = cardOf(game, at(game, on));
  return card !== null && isFused(card, at(game, on));
};

/** What a spell or ability on the stack says. */
export function textsOf(look: Look, on: Id): readonly Text[] {
  const { kind, stack } = at(look.game, on);
  if (kind === 'combatDamage') return [];
  const ability = stack?.ability;
  if (ability) return ability.kind === 'activated' || ability.kind === 'triggered' || ability.kind === 'spell' ? [ability] : [];
  const { abilities, subtypes } = look.of(on);
  const how = (stack?.paid[overload] ?? 0) > 0 ? overload : null;
  const own = textsCast(abilities, subtypes, how);
  return [
    ...(isBoth(look, on) ? own.map((text, half) => (half === 0 ? text : withOwnNames(text, `/${half + 1}`))) : own),
    ...spliced(look, stack?.spliced ?? []),
  ];
}

/** A text with modes to choose; where several texts have some, as with what is spliced on, those of a later one are numbered on from `first`. */
interface Modal {
  readonly modes: Modes;
  readonly first: number;
}
export function modalTexts(texts: readonly Text[]): readonly Modal[] {
  let next = 0;
  return texts.flatMap(({ modes }) => {
    if (modes === undefined) return [];
    const first = next;
    next += modes.of.length;
    return [{ modes, first }];
  });
}

/** Each text with those of its own modes that were chosen, by their numbers within it. */
export function withModes(texts: readonly Text[], chosen: readonly number[]): readonly { readonly text: Text; readonly modes: readonly number[] }[] {
  let next = 0;
  return texts.map((text) => {
    const first = next;
    next += text.modes?.of.length ?? 0;
    return { text, modes: chosen.flatMap((mode) => (mode >= first && mode < next ? [mode - first] : [])) };
  });
}

/** Its targets with these modes chosen. */
const entriesIn = (texts: readonly Text[], chosen: readonly number[]): readonly NamedTarget[] =>
  withModes(texts, chosen).flatMap(({ text, modes }) => targetsOf(text, modes));

/** The entries of a spell or ability on the stack, as its modes were chosen. */
export const entriesOf = (look: Look, on: Id): readonly NamedTarget[] => entriesIn(textsOf(look, on), at(look.game, on).stack?.modes ?? []);

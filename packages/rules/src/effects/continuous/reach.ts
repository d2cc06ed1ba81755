import type { Ability, Card, Game, Zone } from '@arbiter/schema';
import { facesOf, valuesOfFace } from '../../cards/faces.ts';
import { perKey } from '../../engine/perKey.ts';
import { isOwnRule } from './own.ts';
import { type Text, textOf } from './text.ts';

/** In which zones beside the battlefield the cards of a game have something to say, so that the others need not be looked through. */
export interface Voices {
  readonly changing: ReadonlySet<Zone>; // by a continuous effect
  readonly acting: readonly Zone[]; // by a triggered, replacement or play-changing ability; on the stack copies may too
}

const zonesNamed = (abilities: readonly Ability[]): readonly Zone[] =>
  abilities.flatMap((ability) => ability.zones ?? []).filter((zone) => zone !== 'battlefield');
const at = (text: Text, indexes: readonly number[]): readonly Ability[] => indexes.map((i) => text.abilities[i] as Ability);

const voicesOf = (cards: readonly Card[], rules: Game['rules']): Voices => {
  const texts = cards.flatMap((card) => facesOf(card, rules)).map((face) => textOf(valuesOfFace(face).abilities, rules));
  const changing = texts.flatMap((text) => zonesNamed([...text.changing, ...text.ruling.filter(({ part }) => !isOwnRule(part))].map(({ ability }) => ability)));
  const acting = texts.flatMap((text) => zonesNamed(at(text, [...text.triggered, ...text.replacing, ...text.playing])));
  return { changing: new Set(changing), acting: [...new Set<Zone>([...acting, 'stack'])].filter((zone) => zone !== 'command') };
};

const voices = perKey((cards: Game['cards']) => perKey((rules: Game['rules']) => voicesOf(Object.values(cards), rules)));
export const voicesIn = ({ cards, rules }: Game): Voices => voices(cards)(rules);

import { type Id, type ManaType, manaTypes } from '@arbiter/schema';
import { isManaAbility } from '../cards/abilities.ts';
import { madeFrom } from '../concepts/mana.ts';
import type { AbilityOf, Look } from '../engine/play.ts';
import { abilitiesOf, instructionsOf } from './abilities.ts';

function typesBy(look: Look, id: Id, ability: AbilityOf<'activated'>, asked: ReadonlySet<Id>): readonly ManaType[] {
  const env = { source: id, controller: look.of(id).controller, bindings: {}, x: null };
  return instructionsOf(ability).flatMap((instruction) =>
    instruction.do === 'mana' ? madeFrom(look, env, instruction.mana, (other) => couldProduce(look, other, asked)).units.flat() : [],
  );
}

/**
 * The types an object's mana abilities could make if they resolved now, whatever they cost (2016:106.7). Those `asked` about before add nothing: two
 * such abilities that ask about each other make nothing.
 */
export function couldProduce(look: Look, id: Id, asked: ReadonlySet<Id> = new Set()): readonly ManaType[] {
  if (asked.has(id)) return [];
  const nowAsked = new Set(asked).add(id);
  const made = new Set(abilitiesOf(look, id, 'activated').flatMap(({ ability }) => (isManaAbility(ability) ? typesBy(look, id, ability, nowAsked) : [])));
  return manaTypes.filter((type) => made.has(type));
}

import { renderAbility, renderCost, renderWord } from '@arbiter/cards';
import type { Ability, Cost, Id, Mode, Text } from '@arbiter/schema';
import { nameOf, objectAt, type Scene, stackOf } from './scene.ts';

/* Parts of card text, as the renderer tells them. */

const isText = (ability: Ability | null | undefined): ability is Ability & Text =>
  ability?.kind === 'spell' || ability?.kind === 'activated' || ability?.kind === 'triggered';
const namedBy = (scene: Scene, source: Id | undefined): string => {
  const object = source === undefined ? undefined : objectAt(scene, source);
  const of = object && stackOf(object).source;
  return of ? nameOf(scene, of) : source === undefined ? '' : nameOf(scene, source);
};

function modesOf(scene: Scene, source: Id | undefined): readonly Mode[] {
  const object = source === undefined ? undefined : objectAt(scene, source);
  if (!object) return [];
  const { ability } = stackOf(object);
  const texts = isText(ability) ? [ability] : (object.as?.abilities ?? []).filter(isText);
  return texts.find(({ modes }) => modes !== undefined)?.modes?.of ?? [];
}
/** One mode of a spell or ability, by itself. */
export function modeText(scene: Scene, source: Id | undefined, mode: number): string {
  const found = modesOf(scene, source)[mode];
  if (!found) return `${mode + 1}`;
  const { targets, do: list } = found;
  return renderAbility({ kind: 'spell', do: list, ...(targets ? { targets } : {}) }, scene.say.lang, namedBy(scene, source));
}

/** What the ability says that asks: the one named as the source, or the one of that source that is resolving. */
export function askingText(scene: Scene, source: Id | undefined): string | null {
  if (source === undefined) return null;
  const top = scene.view.stack.at(-1);
  const asks = [objectAt(scene, source), top].find((object) => object?.kind === 'ability' && (object.id === source || stackOf(object).source === source));
  const { ability, source: of } = asks ? stackOf(asks) : {};
  return ability ? renderAbility(ability, scene.say.lang, nameOf(scene, of ?? source)) : null;
}
export const abilityText = (scene: Scene, source: Id, index: number): string => {
  const ability = objectAt(scene, source)?.as?.abilities[index];
  return ability ? renderAbility(ability, scene.say.lang, nameOf(scene, source)) : '';
};
export const costText = (scene: Scene, cost: Cost, source?: Id): string => renderCost(cost, scene.say.lang, namedBy(scene, source));
/** A colour, a card type, a subtype or a symbol, as the player's language has it. */
export const wordText = (scene: Scene, word: string): string => {
  const own = scene.say.has('what', word) ? scene.say('what', word) : renderWord(word, scene.say.lang);
  return scene.cards[word] && scene.say.lang === 'ru' ? (scene.cards[word].ru ?? own) : own;
};

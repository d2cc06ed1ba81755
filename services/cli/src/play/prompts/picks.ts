import type { AnswerOf, DecisionOf, Id, Kind, SpaceOf, Thing } from '@arbiter/schema';
import { label, nameOf, objectAt, type Scene, stackOf } from '../scene.ts';
import { modeText } from '../texts.ts';
import type { KeyOf } from '../words/index.ts';
import type { Choice, Prompt } from './prompt.ts';
import { mapped } from './prompt.ts';
import { makeNamed, makePlaces, namedIn, placesIn } from './reading.ts';

/* Questions answered by naming some of a list. */

/** What asks; of an ability, whose it is. */
export function sourceName(scene: Scene, { source }: { readonly source?: Id }): string {
  if (source === undefined) return '';
  const object = objectAt(scene, source);
  return nameOf(scene, (object?.kind === 'ability' ? stackOf(object).source : null) ?? source);
}
const countOf = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);
/** The message for what the question is about, where there is one. */
export const about = <K extends Kind>(scene: Scene, kind: K, word: string | undefined): KeyOf<'question'> => {
  const key = `${kind}.${word}`;
  return scene.say.has('question', key) ? key : (kind as KeyOf<'question'>);
};
export const things = (scene: Scene, list: readonly Thing[]): readonly Choice[] =>
  list.map((thing, at) => ({ mark: `${at + 1}`, text: label(scene, thing), ...(typeof thing === 'number' ? { object: thing } : {}) }));

export const targets: Prompt<'targets'> = {
  asks: ({ space }, scene) => ({
    key: about(scene, 'targets', space.prompt),
    params: { source: sourceName(scene, space), count: countOf(space.min, space.max), n: space.max },
  }),
  choices: ({ space }, scene) => things(scene, space.from),
  usual: ({ min }) => (min === 0 ? { targets: [] } : null),
  parse: ({ from }, text) => mapped(namedIn(text, from), (chosen) => ({ targets: chosen })),
  make: ({ from }, answer) => makeNamed(answer.targets, from),
};

export const objects: Prompt<'objects'> = {
  asks: ({ space }, scene) => ({
    key: about(scene, 'objects', space.prompt),
    params: { source: sourceName(scene, space), count: countOf(space.min, space.max) },
  }),
  choices: ({ space }, scene) => things(scene, space.from),
  usual: ({ min }) => (min === 0 ? { objects: [] } : null),
  parse: ({ from }, text) => mapped(namedIn(text, from), (chosen) => ({ objects: chosen })),
  make: ({ from }, answer) => makeNamed(answer.objects, from),
};

export const bottom: Prompt<'bottom'> = {
  asks: ({ space }) => ({ key: 'bottom', params: { count: space.count } }),
  choices: ({ space }, scene) => things(scene, space.from),
  usual: ({ count }) => (count === 0 ? { cards: [] } : null),
  parse: ({ from }, text) => mapped(namedIn(text, from), (cards) => ({ cards })),
  make: ({ from }, { cards }) => makeNamed(cards, from),
};
export const openingHand: Prompt<'openingHand'> = {
  asks: () => ({ key: 'openingHand' }),
  choices: ({ space }, scene) => things(scene, space.from),
  usual: () => ({ cards: [] }),
  parse: ({ from }, text) => mapped(namedIn(text, from), (cards) => ({ cards })),
  make: ({ from }, { cards }) => makeNamed(cards, from),
};

export const modes: Prompt<'modes'> = {
  asks: ({ space }, scene) => ({ key: 'modes', params: { source: sourceName(scene, space), count: countOf(space.min, space.max) } }),
  choices: ({ space }, scene) => space.of.map((mode, at) => ({ mark: `${at + 1}`, text: modeText(scene, space.source, mode) })),
  usual: ({ min }) => (min === 0 ? { modes: [] } : null),
  parse: ({ of }, text) => mapped(namedIn(text, of), (chosen) => ({ modes: chosen })),
  make: ({ of }, answer) => makeNamed(answer.modes, of),
};

export const keep: Prompt<'keep'> = {
  asks: () => ({ key: 'keep' }),
  choices: ({ space }, { say, manaSources }) =>
    space.abilities.map((ability, at) => ({ mark: `${at + 1}`, text: manaSources[ability] ?? say('option', 'manaAbility', { n: ability + 1 }) })),
  usual: () => ({ keep: [] }),
  parse: ({ abilities }, text) => mapped(namedIn(text, abilities), (kept) => ({ keep: kept })),
  make: ({ abilities }, answer) => makeNamed(answer.keep, abilities),
};

/** What is put in order: triggers that wait, payments, else objects. */
function ordered({ what, prompt, of }: SpaceOf<'order'>, scene: Scene): readonly Choice[] {
  if (prompt === 'payments') return of.map((place, at) => ({ mark: `${at + 1}`, text: scene.say('option', 'payment', { n: place + 1 }) }));
  if (what !== 'triggers') return things(scene, of);
  return of.map((trigger, at) => {
    const { source, text } = triggerText(scene, trigger);
    return { mark: `${at + 1}`, text: scene.say('option', 'trigger', { what: source, text }) };
  });
}
const triggerText = (scene: Scene, id: number): { readonly source: string; readonly text: string } => {
  const trigger = scene.triggers.get(id);
  return trigger ? { source: trigger.source, text: trigger.text } : { source: scene.say('board', 'unknown'), text: '' };
};
const asListed = <T>(places: readonly number[], list: readonly T[]): readonly T[] => {
  const rest = list.map((_, at) => at).filter((at) => !places.includes(at));
  return [...places, ...rest].map((place) => list[place] as T);
};
export const order: Prompt<'order'> = {
  asks: ({ space }, scene) => ({
    key: about(scene, 'order', space.prompt ?? space.what),
    params: { source: sourceName(scene, space) },
  }),
  choices: ({ space }: DecisionOf<'order'>, scene) => ordered(space, scene),
  usual: ({ of }): AnswerOf<'order'> => ({ order: of }),
  parse: ({ of }, text) => mapped(placesIn(text, of.length), (places) => ({ order: asListed(places, of) })),
  make: ({ of }, answer) => makePlaces(answer.order.map((one) => of.indexOf(one))),
};

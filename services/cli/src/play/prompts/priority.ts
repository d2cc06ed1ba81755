import { type AnswerOf, type PriorityOption, type Step, steps } from '@arbiter/schema';
import { nameOf, objectAt, type Scene } from '../scene.ts';
import { abilityText } from '../texts.ts';
import { andThen, bad, type Choice, mapped, ok, type Prompt, type Read } from './prompt.ts';
import { each, placeIn } from './reading.ts';

type Answer = AnswerOf<'priority'>;

const faceName = (scene: Scene, id: number, face: number | undefined): string | null => {
  const card = objectAt(scene, id)?.card;
  const definition = card ? scene.cards[card] : undefined;
  return face === undefined || !definition || definition.faces.length < 2 ? null : (definition.faces[face]?.name ?? null);
};
function named(scene: Scene, id: number, face: number | undefined): string {
  const what = nameOf(scene, id);
  const side = faceName(scene, id, face);
  return side === null || side === what ? what : scene.say('option', 'face', { what, face: side });
}
/** The second of two ways by one keyword has a number after it. */
function wayText({ say }: Scene, how: string): string {
  const word = how.replace(/ \d+$/u, '');
  return say.has('way', word) ? `${say('way', word)}${how.slice(word.length)}` : how;
}
function castText(scene: Scene, { cast, face, how }: Extract<PriorityOption, { cast: number }>): string {
  const what = named(scene, cast, face);
  if (how !== undefined) return scene.say('option', 'castAs', { what, how: wayText(scene, how) });
  return scene.say('option', 'cast', { what, cost: objectAt(scene, cast)?.as?.cost ?? '' });
}
function optionText(scene: Scene, option: PriorityOption): string {
  const { say } = scene;
  if ('play' in option) return say('option', 'play', { what: named(scene, option.play, option.face) });
  if ('cast' in option) return castText(scene, option);
  if ('activate' in option)
    return say('option', 'activate', { what: nameOf(scene, option.activate), text: abilityText(scene, option.activate, option.ability) });
  const what = nameOf(scene, option.object);
  return say.has('option', option.special) ? say('option', option.special, { what }) : say('option', 'special', { what, how: option.special });
}
const subjectOf = (option: PriorityOption): number =>
  'play' in option ? option.play : 'cast' in option ? option.cast : 'activate' in option ? option.activate : option.object;
const isMana = (option: PriorityOption): boolean => 'mana' in option && (option.mana ?? false);

const untils: Readonly<Record<string, 'stack-resolved' | 'my-turn'>> = { stack: 'stack-resolved', turn: 'my-turn' };
const facts: Readonly<Record<string, string>> = { acts: 'opponent-acts', targeted: 'targeted', attacked: 'attacked', stack: 'stack' };
const stepNamed = (word: string): Step | undefined => steps.find((step) => step === word || step.replace('-main', '') === word);

/** `turn unless attacked targeted`: until when a player passes, and what keeps him from it. */
function yieldIn(text: string): Read<Answer> {
  const [moment = '', unless, ...words] = text.trim().split(/\s+/u);
  const step = stepNamed(moment);
  const until = Object.hasOwn(untils, moment) ? untils[moment] : step && { step };
  if (until === undefined) return bad('noYield', { given: moment });
  if (unless !== undefined && unless !== 'unless') return bad('noFact', { given: unless, facts: Object.keys(facts).join(', ') });
  const known = each(words, (word) =>
    Object.hasOwn(facts, word) ? ok(facts[word] as string) : bad('noFact', { given: word, facts: Object.keys(facts).join(', ') }),
  );
  return mapped(known, (stopIf): Answer => ({ pass: true, until, ...(stopIf.length > 0 ? { stopIf } : {}) }));
}

export const priority: Prompt<'priority'> = {
  asks: () => ({ key: 'priority' }),
  choices: ({ space }, scene) => {
    const all = space.options.map(
      (option, at): Choice => ({
        mark: `${at + 1}`,
        text: optionText(scene, option),
        object: subjectOf(option),
        ...(isMana(option) ? { byNumber: true } : {}),
      }),
    );
    return all.toSorted((a, b) => Number(a.byNumber ?? false) - Number(b.byNumber ?? false));
  },
  usual: () => ({ pass: true }),
  parse: ({ options }, text) => {
    const token = text.trim();
    if (token === 'p' || token === 'pass') return ok({ pass: true });
    if (token === 'y' || token.startsWith('y ')) return yieldIn(token.slice(1));
    if (!/^\d+$/u.test(token)) return bad('noCommand', { given: token });
    return andThen(placeIn(token, options.length), (at): Read<Answer> => ok(options[at] as PriorityOption));
  },
  make: ({ options }, answer) => {
    if ('pass' in answer) return 'p';
    return `${options.findIndex((option) => JSON.stringify(option) === JSON.stringify(answer)) + 1}`;
  },
};

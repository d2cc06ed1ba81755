import { lookOf } from '@arbiter/rules';
import { type Bindings, basicLandTypes, type Choice, cardTypes, colors, type Enters, type Game, type Obj, type Quantity, type Value } from '@arbiter/schema';
import type { ObjectEntry } from '../format/setup.ts';
import { sameWord, wordFor } from '../names/words.ts';
import { SetupProblem } from './problem.ts';

/*
 * What "enters with", "enters tapped" and "as this enters" have left behind on what has been in play from the start (2016:614.1c). Where it depends on
 * something, its controller is taken to have met it: he has paid, and he controlled what he had to.
 */

/** The replacement effects of an object's own abilities on how it enters. */
const entersOf = (game: Game, { id }: Obj): readonly Enters[] =>
  lookOf(game).replacing.flatMap(({ source, ability: { when, with: what } }) =>
    source === id && when.would === 'move' && when.what === 'self' && 'enters' in what ? [what.enters] : [],
  );

/** What is set up in place was not cast: nothing was announced, paid or spent for it. */
const isOfCasting = (amount: Quantity): boolean => amount === 'X' || (typeof amount === 'object' && ('colorsSpent' in amount || 'paidTimes' in amount));
const numberOf = (amount: Quantity, counter: string, name: string): number => {
  if (typeof amount === 'number') return amount;
  if (isOfCasting(amount)) return 0;
  throw new SetupProblem(`${name}: how many ${counter} counters it enters with has to be written in "counters"`);
};

function withCounters(obj: Obj, entry: ObjectEntry, enters: readonly Enters[], loyalty: number | null): Obj['counters'] {
  const said = obj.counters;
  const sums = new Map<string, number>(loyalty === null ? [] : [['loyalty', loyalty]]);
  for (const [counter, amount] of enters.flatMap((one) => Object.entries(one.counters ?? {}))) {
    if (said[counter] === undefined) sums.set(counter, (sums.get(counter) ?? 0) + numberOf(amount, counter, entry.card));
  }
  return Object.fromEntries([...sums, ...Object.entries(said)].filter(([, amount]) => amount > 0));
}

const wordsOf = ({ what, among }: Choice): readonly string[] => {
  if (among) return among;
  if (typeof what === 'object') return 'words' in what ? what.words : [];
  switch (what) {
    case 'color':
      return colors;
    case 'cardType':
      return cardTypes;
    case 'landType':
    case 'basicLandType':
    case 'name':
      return basicLandTypes;
    case 'creatureType':
      return ['Human'];
    case 'player':
    case 'opponent':
    case 'number':
      return [];
    default:
      return what satisfies never;
  }
};

const seatsFor = (game: Game, obj: Obj, { what }: Choice): readonly string[] => {
  const team = game.players.find(({ seat }) => seat === obj.controller)?.team;
  return game.players.filter((player) => what !== 'opponent' || player.team !== team).map(({ seat }) => seat);
};

/** `chosen` names a choice by what is chosen (`color`) or by the name it has on the card. */
const saidOf = ({ chosen = {} }: ObjectEntry, { as, what }: Choice): string | number | undefined =>
  Object.entries(chosen).find(([key]) => sameWord(key, as) || (typeof what === 'string' && sameWord(key, what)))?.[1];

function chosenFor(game: Game, obj: Obj, entry: ObjectEntry, choice: Choice): Value {
  const said = saidOf(entry, choice);
  if (choice.what === 'number') return { number: Number(said ?? choice.min ?? 0), did: true };
  if (choice.what === 'player' || choice.what === 'opponent') return { players: [String(said ?? seatsFor(game, obj, choice)[0])], did: true };
  const words = wordsOf(choice);
  const word = said === undefined ? words[0] : (wordFor(String(said), words) ?? String(said));
  if (word === undefined) throw new SetupProblem(`${entry.card}: what was chosen for ${choice.as} has to be written in "chosen"`);
  return { words: [word], did: true };
}

const isTapped = ({ tapped, untapped }: Enters): boolean => tapped === true && untapped !== true;

/** The object as it stands in play. */
export function entered(game: Game, obj: Obj, entry: ObjectEntry): Obj {
  if (obj.faceDown) return obj;
  const enters = entersOf(game, obj);
  const { loyalty, types } = lookOf(game).of(obj.id);
  const choices = enters.flatMap(({ choose = [] }) => choose);
  const links: Bindings = Object.fromEntries(choices.map((choice) => [choice.as, chosenFor(game, obj, entry, choice)] as const));
  const unused = Object.keys(entry.chosen ?? {}).find(
    (key) => !choices.some(({ as, what }) => sameWord(key, as) || (typeof what === 'string' && sameWord(key, what))),
  );
  if (unused !== undefined) throw new SetupProblem(`${entry.card} has no choice of a ${unused}`);
  return {
    ...obj,
    tapped: entry.tapped ?? enters.some(isTapped),
    counters: withCounters(obj, entry, enters, types.includes('planeswalker') ? loyalty : null),
    links: { ...obj.links, ...links },
  };
}

import { basicLandTypes, type Choice, type Cite, cardTypes, colors, type Seat, type Value, type Who } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { ruleOfChoice } from '../cards/linking.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { creatureTypes, landTypes } from '../cards/subtypes.ts';
import { inTurn, knownToNext } from '../concepts/golden.ts';
import { apnap, opponentsOf } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import { abilitiesOn, players } from './acting.ts';
import { pickAtRandom, pickObjects } from './asking.ts';
import { keepLast, keptName } from './links.ts';
import type { Primitive } from './primitive.ts';
import { bound, didTo, merged } from './values.ts';

/** The largest number that may be named where the text sets no limit. */
const largestNumber = 1_000_000;

/** Who is asked, by which rule, and by which his answer is known then. */
interface Asked {
  readonly seat: Seat;
  readonly cite: Cite;
  readonly told: Cite;
}

/** The words there are to choose from; null if it is not a list: the name of any card, or a number. */
const wordsFor = ({ what }: Choice): readonly string[] | null => {
  if (typeof what === 'object') return 'words' in what ? what.words : null;
  switch (what) {
    case 'color':
      return colors;
    case 'cardType':
      return cardTypes;
    case 'creatureType':
      return creatureTypes;
    case 'landType':
      return landTypes;
    case 'basicLandType':
      return basicLandTypes;
    default:
      return null;
  }
};
const kindOf = ({ what }: Choice): string => (typeof what === 'string' ? what : 'words' in what ? 'word' : 'object');
const rangeOf = (play: Play, env: Env, { min, max }: Choice): readonly [number, number] => {
  const least = min === undefined ? 0 : atLeastZero(amountOf(play.look, env, min));
  return [least, Math.max(least, max === undefined ? largestNumber : amountOf(play.look, env, max))];
};

function* wordOrNumber(play: Play, env: Env, { seat, cite, told }: Asked, choice: Choice): Procedure<Value> {
  const words = choice.among ?? wordsFor(choice);
  const range = words === null && choice.what === 'number' ? rangeOf(play, env, choice) : null;
  const [first] = words ?? [];
  if (words && first === undefined) return { did: false };
  const byChance = (): string | number => (words ? (words[play.random(words.length)] as string) : range ? range[0] + play.random(range[1] - range[0] + 1) : '');
  const { value } =
    choice.random && (words || range)
      ? { value: byChance() }
      : yield* play.ask('value', seat, () => ({ cite, source: env.source, what: kindOf(choice), words, range }), {
          value: first ?? range?.[0] ?? basicLandTypes[0],
        });
  play.record({ type: 'WordChosen', rule: told, player: seat, word: value, secret: choice.secret ?? false });
  return typeof value === 'number' ? { number: value, did: true } : { words: [value], did: true };
}

function* player(play: Play, env: Env, { seat, cite, told }: Asked, { what, random, secret = false }: Choice): Procedure<Value> {
  const from = what === 'opponent' ? apnap(play.game).filter((other) => opponentsOf(play.game, seat).includes(other)) : apnap(play.game);
  const [first] = from;
  if (first === undefined) return { did: false };
  const chosen = random
    ? (from[play.random(from.length)] as Seat)
    : (yield* play.ask('player', seat, () => ({ cite, source: env.source, from }), { player: first })).player;
  play.record({ type: 'WordChosen', rule: told, player: seat, word: chosen, secret });
  return { players: [chosen], did: true };
}

/** What one player chooses: a word, a number, a player or an object (2016:608.2d). */
function* decision(play: Play, env: Env, asked: Asked, choice: Choice): Procedure<Value> {
  const { what } = choice;
  if (what === 'player' || what === 'opponent') return yield* player(play, env, asked, choice);
  if (typeof what !== 'object' || 'words' in what) return yield* wordOrNumber(play, env, asked, choice);
  const { seat, cite, told } = asked;
  const from = play.game.battlefield.filter((id) => fits(play.look, env, what.object, id));
  const objects = choice.random ? pickAtRandom(play, seat, cite, from, 1) : yield* pickObjects(play, seat, { cite, env, from, min: 1, max: 1 });
  if (objects.length > 0) play.record({ type: 'ObjectsChosen', rule: told, player: seat, objects, secret: choice.secret ?? false });
  return didTo(objects);
}

/** What each of these players chooses, together; `rule` where it is one player's alone. */
export function* chosenBy(play: Play, env: Env, who: Who, choice: Choice, rule: Cite): Procedure<Value> {
  let value: Value = { did: false };
  const seats = players(play.look, env, choice.who ?? who);
  const cite = inTurn(play.game, seats.length, rule);
  const told = seats.length > 1 && !choice.secret ? knownToNext(play.game) : cite;
  for (const seat of seats) value = merged(value, yield* decision(play, env, { seat, cite, told }, choice));
  return value;
}

/** Bound under the choice's own key too, so that a later sentence can ask for the chosen word. */
export const decide: Primitive<'decide'> = function* (play, context, instruction) {
  const { choice } = instruction;
  const value = yield* chosenBy(play, context.env, instruction.who, choice, '2016:608.2d');
  context.env = bound(context.env, choice.as, value);
  const name = keptName(instruction.link, choice.as);
  if (name !== undefined) keepLast(play, context.env, name, value, ruleOfChoice(abilitiesOn(play.look, context.env.source), name, choice));
  return value;
};

import { type Expectation, type ExpectationOf, type Sort, sortOf } from '../format/expectation.ts';
import { isPossible } from './can.ts';
import { happened } from './events.ts';
import type { Mismatch, Moment } from './moment.ts';
import { cameOut, isAwaited, isSeen, isTurn, isWonBy, lives, ofPlayer, stepsWere } from './players.ts';
import { inGraveyard, inZone, ofPermanents, onStack, onTop, withEmblems } from './zones.ts';

type Looks = { readonly [K in Sort]: (moment: Moment, expectation: ExpectationOf<K>) => readonly Mismatch[] };
const looks: Looks = {
  life: lives,
  zone: inZone,
  library: onTop,
  graveyard: inGraveyard,
  permanent: ofPermanents,
  emblems: withEmblems,
  stack: onStack,
  can: isPossible,
  awaits: isAwaited,
  steps: stepsWere,
  event: happened,
  sees: isSeen,
  result: cameOut,
  winner: isWonBy,
  turn: isTurn,
  player: ofPlayer,
};

/** Where the game is not as it is expected to be. */
export function failuresOf(expectation: Expectation, moment: Moment): readonly Mismatch[] {
  const look = looks[sortOf(expectation)] as (moment: Moment, expectation: Expectation) => readonly Mismatch[];
  return look(moment, expectation);
}

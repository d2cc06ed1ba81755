import { costOn, keyword } from './keyword.ts';

/** 2016:702.32a. A word tells several kicker costs of one card apart (2016:702.32b). */
export const kicker = keyword('kicker', (ability) => [
  { kind: 'extraCost', optional: true, extra: { key: ability.word === undefined ? 'kicker' : `kicker ${ability.word}`, cost: costOn(ability) } },
]);

import type { Cost, Id, Text } from '@arbiter/schema';
import { cardOf, facesOf } from '../cards/faces.ts';
import { fits } from '../cards/filters.ts';
import { show } from '../effects/showing.ts';
import { at, playerOf } from '../engine/game.ts';
import { InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import { keywordsOf } from '../keywords/has.ts';
import { couldPay } from './affordable.ts';
import { canAnnounce } from './announcing.ts';
import type { Account } from './payment.ts';
import { textsIn } from './texts.ts';

/** A card in hand whose text may be added to the spell, for its cost. */
interface Splice {
  readonly id: Id;
  readonly name: string;
  readonly cost: Cost;
}

/** Those that fit, whose choices could be made and which could be paid for on top of the rest (2016:702.46a–b). */
function splicesFor(look: Look, account: Account, spell: Id, rest: Cost): readonly Splice[] {
  const { seat, env, subject, changes } = account;
  return playerOf(look.game, seat).hand.flatMap((id): readonly Splice[] => {
    const ability = keywordsOf(look, id, 'splice').find(({ filter = 'any' }) =>
      fits(look, { source: id, controller: seat, bindings: {}, x: null }, filter, spell),
    );
    const card = cardOf(look.game, at(look.game, id));
    if (!ability?.cost || !card) return [];
    const texts: readonly Text[] = textsIn(facesOf(card, look.game.rules)[0]?.abilities ?? [], []);
    const open = canAnnounce(look, env, texts) && couldPay(look, env, seat, [...rest, ...ability.cost], subject, changes);
    return open ? [{ id, name: card.name, cost: ability.cost }] : [];
  });
}

/**
 * 2016:601.2b, 702.46: cards are revealed from the hand, all at once and in the order in which they will be followed; the spell has their text too.
 * Returns what that costs besides.
 */
export function* announceSplices(play: Play, account: Account, spell: Id, rest: Cost): Procedure<Cost> {
  const { seat, env, subject, changes } = account;
  const open = splicesFor(play.look, account, spell, rest);
  if (open.length === 0) return [];
  const { objects } = yield* play.ask(
    'objects',
    seat,
    () => ({ cite: '2016:702.46', source: spell, from: open.map(({ id }) => id), min: 0, max: open.length, ordered: true, zone: 'hand', prompt: 'splice' }),
    InOwnAttempt,
  );
  const chosen = objects.flatMap((id) => open.find((one) => one.id === id) ?? []);
  if (chosen.length === 0) return [];
  const cost = chosen.flatMap((one) => one.cost);
  if (!couldPay(play.look, env, seat, [...rest, ...cost], subject, changes)) play.refuse({ cite: '2016:117.3', why: 'pay.cannot', params: { part: 'splice' } });
  show(play, '2016:702.46', seat, objects, 'all');
  play.record({ type: 'Spliced', rule: '2016:702.46', object: spell, cards: chosen.map(({ name }) => name) });
  return cost;
}

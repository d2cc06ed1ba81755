import { type Cite, colorsOfSymbol, type Id, type ManaCost, type ManaSymbol, type Seat } from '@arbiter/schema';
import { objectOf, playerOf } from '../engine/game.ts';
import { InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { hasKeyword } from '../keywords/index.ts';

/*
 * What may be used in place of mana for a spell with convoke, improvise or delve, once its total cost is known: each object for one generic mana, and with
 * convoke for one mana of a colour it has.
 */

interface Substitute {
  readonly keyword: 'convoke' | 'improvise' | 'delve';
  readonly cite: Cite;
  readonly from: readonly Id[];
}

const untapped = (look: Look, seat: Seat, type: 'creature' | 'artifact'): readonly Id[] =>
  look.game.battlefield.filter((id) => look.of(id).controller === seat && look.game.objects[id]?.tapped === false && look.of(id).types.includes(type));

/** What a player could use for a spell, or for its card before it is one. */
export function substitutesFor(look: Look, seat: Seat, subject: Id | null): readonly Substitute[] {
  const obj = subject === null ? null : objectOf(look.game, subject);
  if (subject === null || obj === null || obj.zone === 'battlefield') return [];
  const has = (keyword: Substitute['keyword']): boolean => hasKeyword(look, subject, keyword);
  return [
    ...(has('convoke') ? [{ keyword: 'convoke', cite: '2016:702.50', from: untapped(look, seat, 'creature') } as const] : []),
    ...(has('improvise') ? [{ keyword: 'improvise', cite: '2016:601.2g', from: untapped(look, seat, 'artifact') } as const] : []),
    ...(has('delve') ? [{ keyword: 'delve', cite: '2016:702.65', from: playerOf(look.game, seat).graveyard.filter((id) => id !== subject) } as const] : []),
  ];
}

const canBe = (look: Look, { keyword }: Substitute, id: Id, symbol: ManaSymbol): boolean =>
  symbol.kind === 'generic' ? symbol.amount > 0 : keyword === 'convoke' && colorsOfSymbol(symbol).some((color) => look.of(id).colors.includes(color));

/** The cost without the symbol this object stands for: one of its colours, else generic mana; null if it can stand for none. */
function without(look: Look, substitute: Substitute, cost: ManaCost, id: Id): ManaCost | null {
  const at = cost.findIndex((symbol) => symbol.kind !== 'generic' && canBe(look, substitute, id, symbol));
  if (at >= 0) return cost.length === 1 ? [{ kind: 'generic', amount: 0 }] : cost.toSpliced(at, 1);
  const generic = cost.findIndex((symbol) => canBe(look, substitute, id, symbol));
  return generic < 0 ? null : cost.map((symbol, i) => (i === generic && symbol.kind === 'generic' ? { ...symbol, amount: symbol.amount - 1 } : symbol));
}

const most = (look: Look, substitute: Substitute, cost: ManaCost): number =>
  cost.reduce(
    (total, symbol) => total + (symbol.kind === 'generic' ? symbol.amount : substitute.from.some((id) => canBe(look, substitute, id, symbol)) ? 1 : 0),
    0,
  );

/** What is used is used at once; what turns out to stand for nothing is left alone. */
function* use(play: Play, seat: Seat, spell: Id, substitute: Substitute, cost: ManaCost): Procedure<ManaCost> {
  const max = Math.min(substitute.from.length, most(play.look, substitute, cost));
  if (max === 0) return cost;
  const { objects } = yield* play.ask(
    'objects',
    seat,
    () => ({ cite: substitute.cite, source: spell, prompt: substitute.keyword, from: substitute.from, min: 0, max, ordered: false }),
    InOwnAttempt,
  );
  const used: Id[] = [];
  const left = objects.reduce<ManaCost>((rest, id) => {
    const less = without(play.look, substitute, rest, id);
    if (less !== null) used.push(id);
    return less ?? rest;
  }, cost);
  const common = { rule: substitute.cite, by: spell, player: seat };
  const woulds = used.map(
    (object): Would =>
      substitute.keyword === 'delve' ? { ...common, would: 'move', object, to: 'exile', cause: 'exile' } : { ...common, would: 'tap', object },
  );
  if (woulds.length > 0) yield* play.happen(woulds);
  return left;
}

/** The mana that is still to be paid. */
export function* useSubstitutes(play: Play, seat: Seat, subject: Id | null, cost: ManaCost): Procedure<ManaCost> {
  if (subject === null || cost.length === 0 || objectOf(play.game, subject)?.zone !== 'stack') return cost;
  let left = cost;
  for (const substitute of substitutesFor(play.look, seat, subject)) left = yield* use(play, seat, subject, substitute, left);
  return left;
}

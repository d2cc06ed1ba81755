import type { LastingEffect, Seat } from '@arbiter/schema';
import { apnap } from '../../engine/game.ts';
import type { Look, Play, Procedure } from '../../engine/play.ts';
import type { Would, WouldOf } from '../../engine/would.ts';
import { affected, candidates } from './replacers.ts';

type Damage = WouldOf<'damage'>;
const isDamage = (would: Would): would is Damage => would.would === 'damage';
const leftIn = ({ what }: LastingEffect): number | null => (what.kind === 'shield' ? what.left : null);

/** The damages of one moment, by one player's side, of which a counted shield can take up only some. */
const contested = (look: Look, damages: readonly Damage[]): readonly Damage[] => {
  const shields = damages.flatMap((would) => candidates(look, would).flatMap(({ effect }) => (effect && leftIn(effect) !== null ? [{ would, effect }] : [])));
  return [...Map.groupBy(shields, ({ effect }) => effect)].flatMap(([effect, met]) => {
    const total = met.reduce((sum, { would }) => sum + would.amount, 0);
    return met.length > 1 && total > (leftIn(effect) ?? 0) ? met.map(({ would }) => would) : [];
  });
};

/** 2016:615.7: of several sources whose damage a shield meets at once, its player says which it stops: that which comes first. */
export function* arranged(play: Play, woulds: readonly Would[]): Procedure<readonly Would[]> {
  const damages = woulds.filter(isDamage);
  if (damages.length < 2 || !play.game.effects.some((effect) => leftIn(effect) !== null)) return woulds;
  const first: Would[] = [];
  for (const seat of apnap(play.game)) first.push(...(yield* inOrderOf(play, seat, damages)));
  return [...first, ...woulds.filter((would) => !first.includes(would))];
}
function* inOrderOf(play: Play, seat: Seat, damages: readonly Damage[]): Procedure<readonly Damage[]> {
  const his = damages.filter((would) => affected(play.look, would).seat === seat);
  const met = [...new Set(contested(play.look, his))];
  const sources = [...new Set(met.map(({ source }) => source))];
  if (sources.length < 2) return met;
  const { order } = yield* play.ask('order', seat, () => ({ cite: '2016:615.7', of: sources, what: 'damage' }), { order: sources });
  return met.toSorted((one, other) => order.indexOf(one.source) - order.indexOf(other.source));
}

import { type EventOf, type Game, type Mana, type Player, type Seat, sharesLife } from '@arbiter/schema';
import { same } from '../same.ts';
import { count, setObjects, setPlayer, setPlayers } from './update.ts';

/** Where a team has one life total each of its players has it (2016:810.4). */
const withTotal = (game: Game, seat: Seat, total: (life: number) => number): Game => {
  const team = sharesLife(game) ? game.players.find((p) => p.seat === seat)?.team : undefined;
  return setPlayers(game, (p) => (p.seat === seat || p.team === team ? { ...p, life: total(p.life) } : p));
};
export const lifeSet = (game: Game, { player, life }: EventOf<'LifeTotalSet'>): Game => withTotal(game, player, () => life);
/** What is gained or lost is that player's own; the total may be his team's (2016:810.9). */
export const lifeChanged = (game: Game, seat: Seat, by: number): Game =>
  setPlayer(
    withTotal(game, seat, (life) => life + by),
    seat,
    (p) => ({ ...p, did: count(p.did, by < 0 ? 'lifeLost' : 'lifeGained', Math.abs(by)) }),
  );

export const damageDealt = (game: Game, e: EventOf<'DamageDealt'>): Game => {
  const toPlayer = typeof e.to === 'string' ? `dealtDamage:${e.to}` : null;
  const dealt = setObjects(game, [e.source], (o) => {
    const did = count(o.did, 'dealtDamage', e.amount);
    if (toPlayer === null) return { ...o, did };
    const byPlayer = count(did, toPlayer, e.amount);
    return { ...o, did: e.combat ? count(byPlayer, `dealtCombatDamage:${e.to}`, e.amount) : byPlayer };
  });
  if (typeof e.to === 'string') return setPlayer(dealt, e.to, (p) => ({ ...p, did: count(p.did, 'damageTaken', e.amount) }));
  const marks = e.unmarked !== true && game.battlefield.includes(e.to);
  return setObjects(dealt, [e.to], (o) => ({
    ...o,
    damage: marks ? o.damage + e.amount : o.damage,
    deathtouched: o.deathtouched || (e.deathtouch ?? false),
    did: count(o.did, 'wasDealtDamage', e.amount),
    damagedBy: o.damagedBy.includes(e.source) ? o.damagedBy : [...o.damagedBy, e.source],
  }));
};

const removed = (pool: readonly Mana[], gone: readonly Mana[]): readonly Mana[] => {
  const left = pool.slice();
  for (const unit of gone) {
    const where = left.findIndex((m) => same(m, unit));
    if (where >= 0) left.splice(where, 1);
  }
  return left;
};
export const manaAdded = (game: Game, e: EventOf<'ManaAdded'>): Game => setPlayer(game, e.player, (p) => ({ ...p, mana: [...p.mana, ...e.mana] }));
export const manaSpent = (game: Game, e: EventOf<'ManaSpent'>): Game => {
  const spent = setPlayer(game, e.player, (p) => ({ ...p, mana: removed(p.mana, e.mana) }));
  return e.on === undefined ? spent : setObjects(spent, [e.on], (o) => (o.stack ? { ...o, stack: { ...o.stack, spent: [...o.stack.spent, ...e.mana] } } : o));
};
export const manaEmptied = (game: Game, e: EventOf<'ManaEmptied'>): Game => setPlayer(game, e.player, (p) => ({ ...p, mana: removed(p.mana, e.mana) }));
/** How many he has drawn in a draw step under way, "except the first" asks; so it is counted anew in each. */
const DRAWN_IN_STEP = 'cardsDrawnInStep';
export const cardDrawn = (game: Game, { player }: EventOf<'CardDrawn'>): Game =>
  setPlayer(game, player, (p) => {
    const drawn = count(p.did, 'cardsDrawn');
    return { ...p, did: game.turn.step === 'draw' ? count(drawn, DRAWN_IN_STEP) : drawn };
  });
export const drawnAnew = (p: Player): Player => {
  if (!(DRAWN_IN_STEP in p.did)) return p;
  const { [DRAWN_IN_STEP]: _, ...others } = p.did;
  return { ...p, did: others };
};

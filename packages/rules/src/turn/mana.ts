import type { Cite, Mana, Player, Seat } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import { forbids } from '../effects/would/possible.ts';
import { playerOf } from '../engine/game.ts';
import type { Look, Play, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';

const stays = (look: Look, seat: Seat, unit: Mana): boolean =>
  look.playRules.some(
    ({ change, env }) =>
      'manaDoesntEmpty' in change &&
      (change.manaDoesntEmpty === 'all' || change.manaDoesntEmpty === unit.type) &&
      playersOf(look, env, change.who).includes(seat),
  );
const turnsColorless = (look: Look, seat: Seat): boolean =>
  look.playRules.some(({ change, env }) => 'manaEmptiesAs' in change && playersOf(look, env, change.who).includes(seat));

/** The mana that leaves a pool now; some lasts until the turn is over (2016:106.6). */
export const emptying = (look: Look, player: Player): readonly Mana[] => {
  const { turn, agenda } = look.game;
  const turnEnds = turn.phase === 'ending' && agenda.phases.length + agenda.steps.length === 0;
  return player.mana.filter((unit) => (unit.persists === undefined || turnEnds) && !stays(look, player.seat, unit));
};

/** As a phase ends (or each step, by the switch) unspent mana is gone, and each loses 1 life for each mana lost so if there is mana burn (2008:300.3). */
export function* emptyPools(play: Play): Procedure {
  const rule: Cite = play.game.rules.manaEmpties === 'phase' ? '2008:300.3' : '2016:703.4p';
  const lost = play.game.players.map((p) => ({ seat: p.seat, mana: emptying(play.look, p) })).filter(({ mana }) => mana.length > 0);
  if (lost.length === 0) return;
  const colorless = new Set(lost.map(({ seat }) => seat).filter((seat) => turnsColorless(play.look, seat)));
  const gone = lost
    .map(({ seat, mana }) => ({ seat, mana: colorless.has(seat) ? mana.filter((unit) => unit.type !== 'C') : mana }))
    .filter(({ mana }) => mana.length > 0);
  play.record(...gone.map(({ seat, mana }) => ({ type: 'ManaEmptied', rule, player: seat, mana }) as const));
  yield* play.happen(gone.flatMap(({ seat, mana }) => afterwards(play, seat, mana, colorless.has(seat))));
}

const afterwards = (play: Play, seat: Seat, mana: readonly Mana[], colorless: boolean): readonly Would[] => {
  if (colorless)
    return [{ would: 'mana', rule: '2016:614.1', seat, mana: mana.map((unit) => ({ ...unit, type: 'C' })), source: mana[0]?.source ?? 0, tapped: false }];
  return play.game.rules.manaBurn && !forbids(play.look, 'noManaBurn', seat) ? [{ would: 'loseLife', rule: '2008:300.3', seat, amount: mana.length }] : [];
};

export const hasMana = (play: Play): boolean => play.game.players.some((p) => p.mana.length > 0);
/** What a player announces that floats (2016:116.3d). */
export const floating = (play: Play, seat: Seat): string =>
  playerOf(play.game, seat)
    .mana.map((unit) => `{${unit.type}}`)
    .join('');

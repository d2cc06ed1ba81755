import type { Game, History, Id, Obj, PastObject, Seat } from '@arbiter/schema';
import { isActive } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { timesPaid } from '../bound.ts';
import type { Ask } from './ask.ts';

/** What each permanent that left the battlefield this turn was, with what it became. */
export const leftThisTurn = (game: Game): readonly { readonly was: PastObject; readonly became: Obj }[] => {
  const left: { readonly was: PastObject; readonly became: Obj }[] = [];
  for (const was of Object.values(game.past)) {
    if (was.object.zone !== 'battlefield' || was.became === null) continue;
    const became = game.objects[was.became] ?? game.past[was.became]?.object;
    if (became && became.enteredTurn === game.turn.number) left.push({ was, became });
  }
  return left;
};
export const diedThisTurn = (game: Game) => leftThisTurn(game).filter(({ became }) => became.zone === 'graveyard');

/** When a player's last upkeep began; the one under way is not meant. */
const lastUpkeep = ({ game }: Look, seat: Seat): number | undefined => {
  const upkeeps = game.players.find((player) => player.seat === seat)?.upkeeps ?? [];
  return upkeeps.at(game.turn.step === 'upkeep' && isActive(game, seat) ? -2 : -1);
};

/** Whether an object's past is as said: this turn, or since it became this object. */
export const hasDone = (ask: Ask, look: Look, env: Env, id: Id, obj: Obj, history: History): boolean => {
  const { turn } = look.game;
  switch (history) {
    case 'enteredThisTurn':
      return obj.enteredTurn === turn.number;
    case 'attackedThisTurn':
      return (obj.did['attacked'] ?? 0) > 0;
    case 'blockedThisTurn':
      return (obj.did['blocked'] ?? 0) > 0;
    case 'dealtDamageThisTurn':
      return (obj.did['dealtDamage'] ?? 0) > 0;
    case 'wasDealtDamageThisTurn':
      return (obj.did['wasDealtDamage'] ?? 0) > 0;
    case 'diedThisTurn':
      return diedThisTurn(look.game).some(({ became, was }) => became.id === id || was.object.id === id);
    case 'cameUnderControlThisTurn':
      return obj.enteredTurn === turn.number || (obj.did['changedController'] ?? 0) > 0 || (obj.sick && isActive(look.game, obj.controller));
    case 'cameUnderControlSinceUpkeep':
      return (obj.gained ?? 0) > (lastUpkeep(look, obj.controller) ?? -1);
    default:
      break;
  }
  if ('castFrom' in history) return (obj.stack ?? obj.was)?.from === history.castFrom;
  if ('dealtDamageBy' in history) return ask.objectsOf(look, env, history.dealtDamageBy).some((source) => obj.damagedBy.includes(source));
  if ('damagedPlayer' in history)
    return ask
      .playersOf(look, env, history.damagedPlayer)
      .some((seat) => (obj.did[`${history.combat ? 'dealtCombatDamage' : 'dealtDamage'}:${seat}`] ?? 0) > 0);
  if ('was' in history) {
    return ask.objectsOf(look, env, history.was).some((before) => before === obj.was?.spell || look.game.past[before]?.became === id);
  }
  return timesPaid(obj, history.paid) > 0;
};

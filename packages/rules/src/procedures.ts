import { discardCards, drawCards } from './concepts/drawing.ts';
import { expireEffects } from './effects/durations.ts';
import { perform } from './effects/perform.ts';
import { returnExiled } from './effects/returning.ts';
import { endReveals } from './effects/showing.ts';
import type { ProcedureTable } from './engine/play.ts';
import { leaveGame } from './multiplayer/leaving.ts';
import { activateAbility } from './spells/activating.ts';
import { announce } from './spells/announcing.ts';
import { castSpell } from './spells/casting.ts';
import { chooseTargets } from './spells/choosingTargets.ts';
import { playLand } from './spells/lands.ts';
import { payCost } from './spells/payment.ts';
import { resolveTop } from './spells/resolving.ts';
import { specialAction } from './spells/special.ts';
import { orderTriggers, resolveManaTriggers, stackTrigger } from './spells/triggering/stacking.ts';
import { chooseDefender } from './turn/combat/chooseDefender.ts';
import { assignCombatDamage, dealCombatDamage } from './turn/combat/combatDamage.ts';
import { declareAttackers } from './turn/combat/declareAttackers.ts';
import { declareBlockers } from './turn/combat/declareBlockers.ts';
import { endCombat, removeFromCombat } from './turn/combat/removal.ts';
import { mulligans } from './turn/mulligans.ts';
import { beginNext } from './turn/next.ts';
import { receivePriority } from './turn/priority.ts';
import { carryOutRuling } from './turn/ruling.ts';
import { chooseFirstPlayer, drawOpeningHands, gatherEntropy, openingHands, shuffleLibraries, shuffleLibrary } from './turn/starting.ts';
import { stateBased } from './turn/stateBased/index.ts';
import { actTurnBased } from './turn/turnBased.ts';

/** The one table of procedures: the only file that imports every chapter. It does not compile while one is missing. */
export const procedures: ProcedureTable = {
  actTurnBased,
  activateAbility,
  announce,
  assignCombatDamage,
  beginNext,
  carryOutRuling,
  castSpell,
  chooseDefender,
  chooseFirstPlayer,
  chooseTargets,
  dealCombatDamage,
  declareAttackers,
  declareBlockers,
  discardCards,
  drawCards,
  drawOpeningHands,
  endCombat,
  endReveals,
  expireEffects,
  gatherEntropy,
  leaveGame,
  mulligans,
  openingHands,
  orderTriggers,
  payCost,
  perform,
  playLand,
  receivePriority,
  removeFromCombat,
  resolveManaTriggers,
  resolveTop,
  returnExiled,
  shuffleLibraries,
  shuffleLibrary,
  specialAction,
  stackTrigger,
  stateBased,
};

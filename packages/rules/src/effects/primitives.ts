import { rearrangeTop, scry, shuffle } from './arrange.ts';
import { attach, unattach } from './attach.ts';
import { bind, named } from './bind.ts';
import { cast, playCard } from './casting.ts';
import { coin, die } from './chance.ts';
import { become, change, exchangeControl, play } from './change.ts';
import { choose } from './choose.ts';
import { blocked, removeFromCombat } from './combat.ts';
import { copyStack } from './copyStack.ts';
import { counter } from './counter.ts';
import { counters, moveCounters, playerCounters } from './counters.ts';
import { damage, removeDamage } from './damage.ts';
import { decide } from './decide.ts';
import { delayed, reflexive } from './delayed.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { emblem } from './emblem.ts';
import { faceDown, faceUp, flip, transform } from './faces.ts';
import { fight } from './fight.ts';
import { forEach, repeat, repeatWhile, when } from './flow.ts';
import { exchangeLife, life } from './life.ts';
import { emptyMana, mana } from './mana.ts';
import { may, unless } from './may.ts';
import { mill } from './mill.ts';
import { modes } from './modes.ts';
import { move } from './move.ts';
import { outside } from './outside.ts';
import { phasing } from './phasing.ts';
import { piles } from './piles.ts';
import type { Do, Primitive } from './primitive.ts';
import { proliferate } from './proliferate.ts';
import { retarget } from './retarget.ts';
import { hand, lookTop, reveal, revealUntil } from './reveal.ts';
import { sacrifice, sacrificeOf } from './sacrifice.ts';
import { search } from './search.ts';
import { regenerate, shield } from './shield.ts';
import { tap } from './tap.ts';
import { together } from './together.ts';
import { token } from './tokens.ts';
import { endPhase, endTurn, extraPhases, extraStep, extraTurn, skip } from './turns.ts';
import { vote } from './vote.ts';
import { drawGame, outcome } from './winning.ts';

/** What each word of the vocabulary does. */
export const primitives: { readonly [K in Do]: Primitive<K> } = {
  damage,
  gainLife: life,
  loseLife: life,
  setLife: life,
  exchangeLife,
  draw,
  discard,
  mill,
  move,
  destroy,
  sacrifice,
  sacrificeOf,
  counter,
  tap,
  untap: tap,
  mana,
  emptyMana,
  token,
  putCounters: counters,
  removeCounters: counters,
  moveCounters,
  playerCounters,
  change,
  play,
  shield,
  regenerate,
  removeDamage,
  become,
  exchangeControl,
  delayed,
  reflexive,
  emblem,
  choose,
  decide,
  may,
  unless,
  when,
  forEach,
  repeat,
  repeatWhile,
  together,
  modes,
  piles,
  vote,
  search,
  shuffle,
  reveal,
  revealHand: hand,
  lookHand: hand,
  lookTop,
  revealUntil,
  rearrangeTop,
  scry,
  cast,
  playCard,
  copyStack,
  retarget,
  attach,
  unattach,
  fight,
  faceUp,
  faceDown,
  transform,
  flip,
  phaseOut: phasing,
  phaseIn: phasing,
  removeFromCombat,
  becomeBlocked: blocked,
  becomeUnblocked: blocked,
  extraTurn,
  extraPhases,
  extraStep,
  skip,
  endTurn,
  endPhase,
  win: outcome,
  lose: outcome,
  drawGame,
  coin,
  die,
  outside,
  proliferate,
  named,
  bind,
};

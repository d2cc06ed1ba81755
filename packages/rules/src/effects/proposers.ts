import { proposeCounters, proposePlayerCounters } from './counters.ts';
import { proposeDamage } from './damage.ts';
import { proposeDestroy } from './destroy.ts';
import { proposeDiscard } from './discard.ts';
import { proposeExchangeLife, proposeLife } from './life.ts';
import { proposeMana } from './mana.ts';
import { proposeMill } from './mill.ts';
import { proposeMove } from './move.ts';
import { proposePhasing } from './phasing.ts';
import type { Do, Proposer } from './primitive.ts';
import { proposeSacrifice, proposeSacrificeOf } from './sacrifice.ts';
import { proposeTap } from './tap.ts';
import { proposeToken } from './tokens.ts';
import { proposeOutcome } from './winning.ts';

/** The instructions that only propose what is to happen, so that several of them can happen as one event. */
export const proposers: { readonly [K in Do]?: Proposer<K> } = {
  damage: proposeDamage,
  gainLife: proposeLife,
  loseLife: proposeLife,
  setLife: proposeLife,
  exchangeLife: proposeExchangeLife,
  discard: proposeDiscard,
  mill: proposeMill,
  move: proposeMove,
  destroy: proposeDestroy,
  sacrifice: proposeSacrifice,
  sacrificeOf: proposeSacrificeOf,
  tap: proposeTap,
  untap: proposeTap,
  putCounters: proposeCounters,
  playerCounters: proposePlayerCounters,
  token: proposeToken,
  mana: proposeMana,
  phaseOut: proposePhasing,
  phaseIn: proposePhasing,
  win: proposeOutcome,
  lose: proposeOutcome,
};

import { type Cite, type ManaSymbol, type ManaType, makeCost, parseCost, type Seat } from '@arbiter/schema';
import { amountOf } from '../cards/quantities.ts';
import { additionRule, type Made, madeFrom, unitsFrom } from '../concepts/mana.ts';
import { playerOf } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import { couldProduce } from '../spells/couldProduce.ts';
import { players } from './acting.ts';
import { pickWord } from './asking.ts';
import { type InstructionOf, nothing, type Primitive, type Proposer, simply } from './primitive.ts';
import { bounded } from './shares.ts';
import { eventsOf } from './values.ts';

/** Bound by whoever activates a mana ability whose cost has the tap symbol: its mana is made by tapping the source for mana (2016:106.10). */
export const tappedName = 'tappedForMana';

function* oneOf(play: Play, env: Env, seat: Seat, types: readonly ManaType[], cite: Cite = '2016:106.3'): Procedure<ManaType> {
  const [first] = types;
  if (types.length === 1 && first) return first;
  return (yield* pickWord(play, seat, cite, env, 'mana', types)) as ManaType;
}

/** 2008:104.3g: of a `{2/W}` the player takes one half, one coloured mana or two colourless ones. */
function* halfOf(play: Play, env: Env, seat: Seat, symbol: Extract<ManaSymbol, { kind: 'monohybrid' }>): Procedure<readonly ManaType[]> {
  const type = yield* oneOf(play, env, seat, [symbol.color, 'C'], '2008:104.3g');
  return type === 'C' ? ['C', 'C'] : [type];
}

function* typesOf(play: Play, env: Env, seat: Seat, symbol: ManaSymbol): Procedure<readonly ManaType[]> {
  if (symbol.kind === 'monohybrid') return yield* halfOf(play, env, seat, symbol);
  if (symbol.kind === 'hybrid') return [yield* oneOf(play, env, seat, symbol.of, '2008:104.3g')];
  if (symbol.kind === 'x') return Array.from({ length: bounded(env.x ?? 0) }, () => 'C' as const);
  return yield* chosenTypes(
    play,
    env,
    seat,
    madeFrom(play.look, env, makeCost([symbol]), () => []),
  );
}
function* chosenTypes(play: Play, env: Env, seat: Seat, { units, same }: Made): Procedure<readonly ManaType[]> {
  const types: ManaType[] = [];
  for (const unit of units) types.push(same && types[0] ? types[0] : yield* oneOf(play, env, seat, unit));
  return types;
}
function* typesFor(play: Play, env: Env, seat: Seat, { mana: spec }: InstructionOf<'mana'>): Procedure<readonly ManaType[]> {
  if (typeof spec !== 'string') {
    bounded(amountOf(play.look, env, spec.count));
    return yield* chosenTypes(
      play,
      env,
      seat,
      madeFrom(play.look, env, spec, (id) => couldProduce(play.look, id)),
    );
  }
  const types: ManaType[] = [];
  for (const symbol of parseCost(spec)) types.push(...(yield* typesOf(play, env, seat, symbol)));
  return types;
}

/** 2016:106.3; mana of a type that cannot be determined is not made (106.5). */
export const proposeMana: Proposer<'mana'> = function* (play, { env }, instruction) {
  const seats = players(play.look, env, instruction.who);
  const woulds = [];
  for (const seat of seats) {
    const types = yield* typesFor(play, env, seat, instruction);
    const mana = unitsFrom(play.look, seat, env.source, types, instruction.rider);
    if (mana.length > 0)
      woulds.push({
        would: 'mana' as const,
        rule: additionRule(instruction.mana),
        by: env.source,
        player: env.controller,
        seat,
        mana,
        source: env.source,
        tapped: env.bindings[tappedName]?.did === true,
      });
  }
  if (woulds.length === 0) return nothing;
  return {
    woulds,
    value(events) {
      const mana = eventsOf(events, 'ManaAdded')
        .filter((e) => seats.includes(e.player))
        .flatMap((e) => e.mana);
      return { players: seats, number: mana.length, words: mana.map((unit) => unit.type), did: true };
    },
  };
};
export const mana = simply<'mana'>(proposeMana);

export const emptyMana: Primitive<'emptyMana'> = function* (play, { env }, instruction) {
  const pools = players(play.look, env, instruction.who)
    .map((player) => ({ player, mana: playerOf(play.game, player).mana }))
    .filter((pool) => pool.mana.length > 0);
  play.record(...pools.map(({ player, mana: gone }) => ({ type: 'ManaEmptied' as const, rule: '2016:610.1' as const, player, mana: gone })));
  const number = pools.reduce((total, pool) => total + pool.mana.length, 0);
  return { players: pools.map((pool) => pool.player), number, did: number > 0 };
};

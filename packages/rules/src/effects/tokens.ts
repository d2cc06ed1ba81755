import type { Color, CopyValues, EventOf, Id, TokenSpec, Value } from '@arbiter/schema';
import { wordsOf } from '../cards/bound.ts';
import { valuesToCopy, withExceptions } from '../cards/faces.ts';
import { amountOf } from '../cards/quantities.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering, Would, WouldOf } from '../engine/would.ts';
import { known, meant, permanents, players } from './acting.ts';
import { fixedAbility } from './fixing.ts';
import { attackingOf, blockingOf } from './joining.ts';
import { type Context, type InstructionOf, nothing, type Proposer, simply } from './primitive.ts';
import { timesOf } from './shares.ts';
import { eventsOf } from './values.ts';

/** A token without a name of its own is called after its subtypes; the modern edition adds the word Token. */
const nameOf = (look: Look, spec: TokenSpec, subtypes: readonly string[]): string =>
  spec.name ?? [...subtypes, ...(look.game.rules.tokenName === 'subtypes-Token' ? ['Token'] : [])].join(' ');

/** What the effect says of the token is printed on it, so to speak: the amounts fixed now (2016:110.5b). */
const tokenValues = (look: Look, env: Env, spec: TokenSpec): CopyValues => {
  const subtypes = (spec.subtypes ?? []).flatMap((word) => wordsOf(look, env, word));
  return {
    name: nameOf(look, spec, subtypes),
    colors: (spec.colors ?? []).flatMap((word) => wordsOf(look, env, word) as readonly Color[]),
    supertypes: spec.supertypes ?? [],
    types: spec.types,
    subtypes,
    ...(spec.power === undefined ? {} : { power: amountOf(look, env, spec.power) }),
    ...(spec.toughness === undefined ? {} : { toughness: amountOf(look, env, spec.toughness) }),
    abilities: (spec.abilities ?? []).map((ability) => fixedAbility(look, env, ability)),
  };
};

type TokenInstruction = InstructionOf<'token'>;
const valuesOf = (look: Look, env: Env, token: TokenInstruction['token']): CopyValues | null => {
  if (!('copyOf' in token)) return tokenValues(look, env, token);
  const [of] = meant(look, env, token.copyOf);
  const model = of === undefined ? null : known(look.game, of);
  return model ? withExceptions(valuesToCopy(look.game, model), token.except) : null;
};

const hostOf = (play: Play, env: Env, { attachedTo, tapped }: TokenInstruction): Entering => {
  const [host] = attachedTo === undefined ? [] : permanents(play.look, env, attachedTo);
  return { ...(tapped ? { tapped: true } : {}), ...(host === undefined ? {} : { attachedTo: host }) };
};
function* joined(play: Play, env: Env, token: WouldOf<'token'>, { attacking: whom, blocking: what }: TokenInstruction): Procedure<Would> {
  const attacking = yield* attackingOf(play, env, token, whom);
  const blocking = yield* blockingOf(play, env, token, what);
  return { ...token, entering: { ...token.entering, ...(attacking ? { attacking } : {}), ...(blocking === undefined ? {} : { blocking }) } };
}

const made = (tokens: readonly EventOf<'TokenCreated'>[]): Value => ({
  objects: tokens.map((e): Id => e.object),
  number: tokens.length,
  did: tokens.length > 0,
});

/** Whose the token is, is a matter of the edition (switch `tokenOwner`). */
export const proposeToken: Proposer<'token'> = function* (play, context: Context, instruction) {
  const { env } = context;
  const values = valuesOf(play.look, env, instruction.token);
  const amount = timesOf(play, context, instruction.amount);
  if (values === null || amount === 0) return nothing;
  const fights = instruction.attacking !== undefined || instruction.blocking !== undefined;
  const woulds: Would[] = [];
  for (const seat of players(play.look, env, instruction.who)) {
    const owner = play.game.rules.tokenOwner === 'effect-controller' ? env.controller : seat;
    const token = {
      would: 'token' as const,
      rule: '2016:110.5' as const,
      by: env.source,
      player: env.controller,
      seat,
      owner,
      values,
      entering: hostOf(play, env, instruction),
    };
    if (fights) for (let n = 0; n < amount; n++) woulds.push(yield* joined(play, env, { ...token, amount: 1 }, instruction));
    else woulds.push({ ...token, amount });
  }
  return { woulds, value: (events) => made(eventsOf(events, 'TokenCreated')) };
};
export const token = simply<'token'>(proposeToken);

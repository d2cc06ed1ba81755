import type { Color, CopyValues, Event, EventOf, Id, TokenSpec, Value } from '@arbiter/schema';
import { wordsOf } from '../cards/bound.ts';
import { valuesToCopy, withExceptions } from '../cards/faces.ts';
import { linksWithin } from '../cards/linking.ts';
import { amountOf } from '../cards/quantities.ts';
import { objectsOf } from '../cards/refs.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering, Would, WouldOf } from '../engine/would.ts';
import { known, permanents, players } from './acting.ts';
import { fixedAbility } from './fixing.ts';
import { attackingOf, blockingOf } from './joining.ts';
import { keepAlso } from './links.ts';
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
    abilities: (spec.abilities ?? []).map((ability, _, all) => fixedAbility(look, env, ability, linksWithin(all))),
  };
};

type TokenInstruction = InstructionOf<'token'>;
/** What the tokens are: of several objects, as of several exiled cards, one of each (2016:607.3). An illegal target may still be looked at (2016:608.2b). */
const kindsOf = (look: Look, env: Env, token: TokenInstruction['token']): readonly CopyValues[] => {
  if (!('copyOf' in token)) return [tokenValues(look, env, token)];
  return objectsOf(look, env, token.copyOf).flatMap((id) => {
    const model = known(look.game, id);
    return model ? [withExceptions(valuesToCopy(look.game, model), token.except)] : [];
  });
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

/** 2016:303.4g: an Aura that was to be attached to something that is not there or no legal target any more is not made. */
const isHostless = (look: Look, env: Env, { attachedTo }: TokenInstruction, { subtypes }: CopyValues): boolean =>
  attachedTo !== undefined && subtypes.includes('Aura') && permanents(look, env, attachedTo).length === 0;

/** Whose the token is, is a matter of the edition (switch `tokenOwner`). */
export const proposeToken: Proposer<'token'> = function* (play, context: Context, instruction) {
  const { env } = context;
  const kinds = kindsOf(play.look, env, instruction.token).filter((values) => !isHostless(play.look, env, instruction, values));
  const amount = timesOf(play, context, instruction.amount);
  if (kinds.length === 0 || amount === 0) return nothing;
  const fights = instruction.attacking !== undefined || instruction.blocking !== undefined;
  const woulds: Would[] = [];
  for (const seat of players(play.look, env, instruction.who)) {
    const owner = play.game.rules.tokenOwner === 'effect-controller' ? env.controller : seat;
    const by = { would: 'token', rule: '2016:110.5', by: env.source, player: env.controller, seat, owner, entering: hostOf(play, env, instruction) } as const;
    for (const values of kinds) {
      const token = { ...by, values };
      if (fights) for (let n = 0; n < amount; n++) woulds.push(yield* joined(play, env, { ...token, amount: 1 }, instruction));
      else woulds.push({ ...token, amount });
    }
  }
  const value = (events: readonly Event[]): Value => made(eventsOf(events, 'TokenCreated'));
  const { link } = instruction;
  return {
    woulds,
    value,
    *then(events) {
      if (link !== undefined) keepAlso(play, env, link, value(events), '2016:607.2c');
    },
  };
};
export const token = simply<'token'>(proposeToken);

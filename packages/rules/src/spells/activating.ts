import { type Id, type Instruction, type Seat, unannounced } from '@arbiter/schema';
import { isManaAbility } from '../cards/abilities.ts';
import { abilitySubject } from '../concepts/mana.ts';
import { tappedName } from '../effects/mana.ts';
import { nextId } from '../engine/game.ts';
import type { AbilityOf, Attempted, Env, Play, Procedure } from '../engine/play.ts';
import { activatedAt } from './abilities.ts';
import { activationEnv, activationProblem } from './activatable.ts';
import { announceModes, announceTargets } from './announcing.ts';
import { chooseX } from './choosingX.ts';
import { costChanges } from './costs.ts';
import { isIrreversible } from './irreversible.ts';
import { type Account, announceCost, gather, handOver, payInFull, totalCost } from './payment.ts';
import { envOf } from './targets.ts';
import { undertake } from './undertaking.ts';

type Activated = AbilityOf<'activated'>;
interface Args {
  readonly object: Id;
  readonly ability: number;
  readonly seat: Seat;
}
declare module '../engine/play.ts' {
  interface Procedures {
    /** Returns the ability on the stack, or null for a mana ability. */
    activateAbility: (args: Args) => Attempted<Id | null>;
  }
}

const accountFor = (play: Play, seat: Seat, object: Id, env: Env): Account => ({
  seat,
  env,
  subject: abilitySubject(play.game, object),
  why: '2016:602.2b',
  changes: costChanges(play.look, seat, object, true),
});

/** 2016:605.3b: what a mana ability does it does at once; modes are chosen as it does. */
const doneAtOnce = ({ modes, do: instructions = [] }: Activated): readonly Instruction[] => [
  ...(modes ? [{ do: 'modes' as const, modes }] : []),
  ...instructions,
];

function* resolveAtOnce(play: Play, { object, seat }: Args, ability: Activated, env: Env): Procedure<void> {
  const tapped = ability.cost.some((part) => 'tap' in part) ? { [tappedName]: { did: true } } : {};
  play.record({ type: 'AbilityActivated', rule: '2016:605.3b', source: object, player: seat, ability, mana: true, ...(env.x === null ? {} : { x: env.x }) });
  yield* play.call('perform', { env: { ...env, bindings: { ...env.bindings, ...tapped } }, instructions: doneAtOnce(ability) });
  yield* play.call('resolveManaTriggers', {});
}

/** 2016:605.3: as any other up to its payment. Mana abilities that pay for it stand beside it, not within, should all be taken back. */
function* activateForMana(play: Play, args: Args, ability: Activated): Procedure<null> {
  const { object, seat } = args;
  const start = activationEnv(object, seat);
  const x = yield* chooseX(play, accountFor(play, seat, object, start), ability.cost, null);
  const account = accountFor(play, seat, object, { ...start, x });
  const total = yield* totalCost(play, account, yield* announceCost(play, account, ability.cost));
  const mana = yield* gather(play, account, total);
  yield* play.block(isIrreversible, function* () {
    const bindings = yield* handOver(play, account, total.parts, mana, null, true);
    yield* resolveAtOnce(play, args, ability, { ...account.env, bindings });
  });
  return null;
}

/** 2016:602.2a. */
function stack(play: Play, { object, seat }: Args, ability: Activated): Id {
  const on = nextId(play.game);
  const stacked = { ...unannounced, ability, source: object };
  play.record({ type: 'AbilityStacked', rule: '2016:602.2a', object: on, owner: seat, controller: seat, stack: stacked });
  return on;
}

/** 2016:602.2b: as a spell from 601.2b on. */
function* activateOnStack(play: Play, args: Args, ability: Activated): Procedure<Id> {
  const { object, seat } = args;
  const on = stack(play, args, ability);
  const account = (): Account => accountFor(play, seat, object, envOf(play.game, on));
  if (!(yield* announceModes(play, on, seat))) play.refuse({ cite: '2016:700.2a', why: 'activate.noMode' });
  const x = yield* chooseX(play, account(), ability.cost, on);
  const cost = yield* announceCost(play, account(), ability.cost);
  if (!(yield* announceTargets(play, on, seat))) play.refuse({ cite: '2016:601.2c', why: 'activate.noTarget' });
  yield* payInFull(play, account(), cost, on);
  play.record({ type: 'AbilityActivated', rule: '2016:602.2b', source: object, object: on, player: seat, ability, mana: false, ...(x === null ? {} : { x }) });
  return on;
}

function* activate(play: Play, args: Args): Procedure<Id | null> {
  const ability = activatedAt(play.look, args.object, args.ability);
  if (ability === null) return play.refuse({ cite: '2016:602.2', why: 'activate.none' });
  const problem = activationProblem(play.look, args.seat, args.object, ability);
  if (problem) play.refuse(problem);
  return isManaAbility(ability) ? yield* activateForMana(play, args, ability) : yield* activateOnStack(play, args, ability);
}

export function* activateAbility(play: Play, args: Args): Procedure<Attempted<Id | null>> {
  return yield* undertake(play, args.seat, () => activate(play, args));
}

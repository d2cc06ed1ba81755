import { type Cite, type Id, type Instruction, permanentTypes, type Text, type Thing } from '@arbiter/schema';
import { illegalName } from '../cards/bound.ts';
import { holds } from '../cards/conditions.ts';
import { copiableValues } from '../cards/faces.ts';
import { discarded } from '../effects/counter.ts';
import { chosenInstructions } from '../effects/modes.ts';
import { type Finding, finding } from '../engine/finding.ts';
import { at, isIn, topOfStack } from '../engine/game.ts';
import type { Env, Look, Play, Procedure } from '../engine/play.ts';
import type { Entering } from '../engine/would.ts';
import { targetName } from './abilities.ts';
import { isResponse } from './onStack.ts';
import { asChosen, envOf, type Legality, stillLegal, valueOf } from './targets.ts';
import { enchantTarget, textsOf, withModes } from './texts.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    resolveTop: (args: Record<never, never>) => void;
  }
}

/** What leaves the stack without being put anywhere: an ability, a copy, combat damage. */
const cease = (play: Play, object: Id, rule: Cite): void => {
  if (isIn(play.game, object, 'stack')) play.record({ type: 'ObjectCeased', rule, object });
};

/** 2008:310.4: the damage is dealt as it was assigned, then its object ceases to exist. */
function* combatDamage(play: Play, on: Id): Procedure<void> {
  yield* play.call('dealCombatDamage', { shares: at(play.game, on).stack?.assignment ?? [] });
  cease(play, on, '2008:310.4');
}

/** 2016:608.2a: an intervening "if" that no longer holds removes the ability from the stack. */
const isPointless = (look: Look, on: Id, env: Env): Finding<boolean> => {
  const ability = at(look.game, on).stack?.ability;
  return finding('2016:608.2a', ability?.kind === 'triggered' && ability.if !== undefined && !holds(look, env, ability.if));
};

/** 2016:608.2b: with all its targets illegal it is countered, or in the modern edition does not resolve; either way nothing of it happens. */
function* fizzle(play: Play, on: Id): Procedure<void> {
  const { kind } = at(play.game, on);
  if (play.game.rules.illegalTargets === 'countered') play.record({ type: 'Countered', rule: '2016:608.2b', object: on, by: null });
  if (kind !== 'card') return cease(play, on, '2016:608.2b');
  yield* play.happen([
    {
      would: 'move',
      rule: '2016:608.2b',
      object: on,
      to: discarded(play.look, on).zone,
      cause: play.game.rules.illegalTargets === 'countered' ? 'counter' : 'put',
    },
  ]);
}

/** Illegal targets keep their names, for what is asked about them, and are marked so that nothing acts on them. */
const marked = (env: Env, { illegal }: Legality): Env => {
  const marks = Object.entries(illegal)
    .filter(([, things]) => things.length > 0)
    .map(([as, things]) => [illegalName(as), valueOf(things)] as const);
  return marks.length === 0 ? env : { ...env, bindings: { ...env.bindings, ...Object.fromEntries(marks) } };
};

/** A mode chosen again speaks of its own targets each time. */
const forRepetition = (text: Text, mode: number, nth: number, env: Env): Env => {
  const names = nth === 0 ? [] : (text.modes?.of[mode]?.targets ?? []).map(({ as }) => as);
  const renamed = names.flatMap((as) =>
    [as, illegalName(as)].map((name) => [name, env.bindings[name === as ? targetName(as, nth) : illegalName(targetName(as, nth))] ?? {}] as const),
  );
  return { ...env, bindings: { ...env.bindings, ...Object.fromEntries(renamed) } };
};

/** 2016:608.2c: its modes as printed, then what it says besides. */
function* follow(play: Play, on: Id, texts: readonly Text[], start: Env): Procedure<void> {
  const chosen = at(play.game, on).stack?.modes ?? [];
  let env = start;
  const carryOut = function* (instructions: readonly Instruction[]): Procedure<void> {
    if (instructions.length > 0) env = { ...env, bindings: yield* play.call('perform', { env, instructions }) };
  };
  for (const { text, modes } of withModes(texts, chosen)) {
    for (const { mode, nth, do: instructions } of text.modes ? chosenInstructions(text.modes, modes) : []) {
      env = forRepetition(text, mode, nth, env);
      yield* carryOut(instructions);
    }
    yield* carryOut(text.do ?? []);
  }
}

/** 2016:603.5: "you may" of a triggered ability is decided as it resolves. */
function* isWanted(play: Play, on: Id, env: Env): Procedure<boolean> {
  const ability = at(play.game, on).stack?.ability;
  if (ability?.kind !== 'triggered' || !ability.may) return true;
  const { yes } = yield* play.ask('confirm', env.controller, () => ({ cite: '2016:603.5', source: env.source, what: 'may' }), { yes: false });
  play.record({ type: 'AnswerGiven', rule: '2016:603.5', player: env.controller, to: 'may', yes });
  return yes;
}

/** 2016:608.2k, 608.2j: the last part; what has left the stack meanwhile has still resolved in full. */
function* finish(play: Play, on: Id): Procedure<void> {
  if (!isIn(play.game, on, 'stack')) return;
  const { kind, stack } = at(play.game, on);
  if (kind === 'card') yield* play.happen([{ would: 'move', rule: '2016:608.2k', object: on, to: stack?.after ?? 'graveyard', cause: 'resolve' }]);
  else cease(play, on, '2016:608.2k');
}

function* obey(play: Play, on: Id, env: Env): Procedure<void> {
  const texts = textsOf(play.look, on);
  if (yield* isWanted(play, on, env)) yield* follow(play, on, texts, env);
  play.record({ type: 'Resolved', rule: '2016:608.2', object: on });
}

const enteringFrom = (play: Play, on: Id, host: Thing | undefined): Entering => {
  const { face, faceDown, values } = at(play.game, on);
  return {
    under: play.look.of(on).controller,
    ...(face === 0 ? {} : { face }),
    ...(faceDown ? { faceDown } : {}),
    ...(values ? { values } : {}),
    ...(host === undefined ? {} : { attachedTo: host }),
  };
};
/** 2016:608.3: the spell becomes a permanent; an Aura is attached to its target (608.3a). What cannot be put onto the battlefield goes to the graveyard (608.3b). */
function* resolvePermanent(play: Play, on: Id, host: Thing | undefined): Procedure<void> {
  const { kind, owner } = at(play.game, on);
  const entering = enteringFrom(play, on, host);
  play.record({ type: 'Resolved', rule: '2016:608.3', object: on });
  if (kind === 'copy') {
    const { under: seat = owner, values = copiableValues(play.game, at(play.game, on)), ...rest } = entering;
    cease(play, on, '2016:608.3');
    yield* play.happen([{ would: 'token', rule: '2016:608.3', seat, owner: seat, values, amount: 1, entering: rest }]);
    return;
  }
  yield* play.happen([{ would: 'move', rule: host === undefined ? '2016:608.3' : '2016:608.3a', object: on, to: 'battlefield', cause: 'resolve', entering }]);
  if (isIn(play.game, on, 'stack')) yield* play.happen([{ would: 'move', rule: '2016:608.3b', object: on, to: 'graveyard', cause: 'resolve' }]);
}

const isPermanentSpell = (look: Look, on: Id): boolean =>
  ['card', 'copy'].includes(at(look.game, on).kind) && look.of(on).types.some((type) => (permanentTypes as readonly string[]).includes(type));

/** 2016:702.102d: with an illegal target it is no Aura any more, but the creature it would have been. */
function noLongerBestowed(play: Play, on: Id): boolean {
  const { paid = {} } = at(play.game, on).stack ?? {};
  if (!paid['bestow']) return false;
  play.record({ type: 'CostsChosen', rule: '2016:702.102d', object: on, paid: { ...paid, bestow: 0 } });
  return true;
}

/** What a resolution may consist of. */
type Part = 'condition' | 'targets' | 'instructions' | 'entering' | 'last';
const unchecked: readonly Part[] = ['instructions', 'condition', 'targets', 'last'];
/** Its parts, in order: an instant, a sorcery and an ability are looked over first and put away last, a permanent only enters, an Aura is looked over before. */
const partsOf = (look: Look, on: Id): Finding<readonly Part[]> => {
  if (!isPermanentSpell(look, on)) return finding('2016:608.2', ['condition', 'targets', 'instructions', 'last']);
  return look.of(on).subtypes.includes('Aura') ? finding('2016:608.3a', ['targets', 'entering']) : finding('2016:608.3', ['entering']);
};

/** What the condition or the cost of an ability has mentioned is meant by its text whatever it has become (2016:608.2i). */
const speaking = (play: Play, on: Id): Env => {
  const env = envOf(play.game, on);
  const { bindings = {}, targets = {} } = at(play.game, on).stack ?? {};
  const unmentioned = Object.keys(bindings).filter((name) => !(name in targets));
  return play.says(finding('2016:608.2i', env), { ...env, bindings: { ...env.bindings, ...Object.fromEntries(unmentioned.map((name) => [name, {}])) } });
};

function* resolve(play: Play, on: Id): Procedure<void> {
  if (at(play.game, on).kind === 'combatDamage') return yield* combatDamage(play, on);
  const env = speaking(play, on);
  let legality = asChosen(play.look, on);
  for (const part of play.says(partsOf(play.look, on), unchecked)) {
    if (part === 'condition' && play.says(isPointless(play.look, on, env), false)) return cease(play, on, '2016:608.2a');
    if (part === 'targets') {
      legality = play.says(finding('2016:608.2b', stillLegal(play.look, on)), legality);
      if (legality.targeted && !legality.any && !noLongerBestowed(play, on)) return yield* fizzle(play, on);
    }
    if (part === 'instructions') yield* obey(play, on, marked(env, legality));
    if (part === 'entering') yield* resolvePermanent(play, on, legality.legal[enchantTarget]?.[0]);
    if (part === 'last') yield* finish(play, on);
  }
}

/** 2016:608.1: the object on top of the stack resolves. What was shown meanwhile is hidden again at the end. */
export function* resolveTop(play: Play): Procedure {
  const top = topOfStack(play.game);
  if (top === null) return;
  const [bottom = top] = play.game.stack;
  const next = isResponse(play.game, top) ? play.says(finding('2016:116.7', top), bottom) : top;
  const on = play.says(finding('2016:608.1', next), bottom);
  play.record({ type: 'ResolutionBegan', rule: '2016:608.1', object: on });
  yield* resolve(play, on);
  yield* play.call('endReveals', {});
}

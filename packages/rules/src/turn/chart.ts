import { type Game, type Step, steps } from '@arbiter/schema';
import { assign, setup } from 'xstate';
import { type ChartEvent, type Context, interrupted, leaver, restarted, resumed, type Started, started } from './context.ts';

/*
 * The statechart: which procedure runs when. It knows no rule. A state's entry starts a run; when it has ended, eventless transitions look at what came of it.
 * A state's own eventless transitions come before those of the states around it, so every guard first says no once the game is over.
 */

const idle = ({ run, game }: Context): boolean => run === null && game.result === null;
const leaving = (context: Context): boolean => idle(context) && leaver(context.game) !== null;
const unordered = ({ waiting }: Game): boolean =>
  waiting.some((w) => !w.ordered && waiting.some((other) => other !== w && !other.ordered && other.controller === w.controller));
const passes = ({ result }: Context): { readonly acted?: boolean; readonly allPassed?: boolean } => result ?? {};

/** A cycle of transitions would otherwise eat all memory; no action comes near. */
const MAX_MICROSTEPS = 20_000;

const s = setup({
  types: { context: {} as Context, events: {} as ChartEvent, input: {} as Context },
  actions: {
    begin: assign(({ context }, { name }: { name: Started }) => started(context, name)),
    resume: assign(({ context, event }) => (event.type === 'input' ? resumed(context, event.input) : {})),
    interrupt: assign(({ event }) => (event.type === 'ruling' ? interrupted(event) : {})),
    restart: assign(({ context, event }) => (event.type === 'restart' ? restarted(context, event) : {})),
  },
  guards: {
    gameOver: ({ context }) => context.game.result !== null,
    idle: ({ context }) => idle(context),
    someoneLeaves: ({ context }) => leaving(context),
    someoneLeavesFirst: ({ context }) => leaving(context) && context.abandoned,
    changed: ({ context }) => idle(context) && context.result === true,
    changedOrWaiting: ({ context }) => idle(context) && (context.result === true || context.game.waiting.length > 0),
    unordered: ({ context }) => idle(context) && unordered(context.game),
    waiting: ({ context }) => idle(context) && context.game.waiting.length > 0,
    stepOver: ({ context }) => idle(context) && passes(context).allPassed === true && context.game.stack.length === 0,
    allPassed: ({ context }) => idle(context) && passes(context).allPassed === true,
    acted: ({ context }) => idle(context) && passes(context).acted === true,
    hadPriority: ({ context }) => idle(context) && (context.game.priority.holder !== null || context.game.priority.passed.length > 0),
    setupIs: ({ context }, { at }: { at: Game['setup'] }) => idle(context) && context.game.setup === at,
    stepIs: ({ context }, { step }: { step: Step }) => idle(context) && context.game.turn.step === step,
  },
});

type Next = { readonly guard: 'idle' | 'hadPriority' | 'someoneLeaves'; readonly target: string };
const begin = <N extends Started>(name: N) => ({ type: 'begin', params: { name } }) as const;
const leaves = { guard: 'someoneLeaves', target: 'leaving' } as const;
const done = (target: string) => ({ guard: 'idle', target }) as const;
/** Players who have lost leave, one run each, before the game goes on (2008:102.5). */
const leavingThen = (own: string, ...next: readonly Next[]) =>
  s.createStateConfig({ entry: begin('leaveGame'), always: [{ guard: 'someoneLeaves', target: own, reenter: true }, ...next] });
const arrangingThen = (...next: readonly Next[]) => s.createStateConfig({ entry: begin('carryOutRuling'), always: [...next] });
/** Where nothing but leaving can be interrupted, there is still somebody to leave after a ruling. */
const rulings = { ruling: { target: '.arranging', actions: 'interrupt' } } as const;

/** What a place begins with: put off by a concession or a ruling, it is begun afterwards; once it is done, players who have lost leave, and then it goes on. */
const beginning = (own: string, name: Started, next: string, whenLeft = 'leaving') => {
  const on = { ruling: { target: 'arrangingFirst', actions: 'interrupt', reenter: true } } as const;
  return {
    [own]: s.createStateConfig({
      entry: begin(name),
      on,
      always: [{ guard: 'someoneLeavesFirst', target: 'leavingFirst' }, { guard: 'someoneLeaves', target: whenLeft }, done(next)],
    }),
    leavingFirst: { ...leavingThen('leavingFirst', done(own)), on },
    arrangingFirst: { ...arrangingThen({ guard: 'someoneLeaves', target: 'leavingFirst' }, done(own)), on },
  };
};
const acting = (next: string, whenLeft?: string) => beginning('acting', 'actTurnBased', next, whenLeft);

/** State-based actions and triggers, in turn, until there are none (2016:116.5); then priority; then what all have passed on (2016:405.5). */
const settled = {
  stateBased: s.createStateConfig({
    entry: begin('stateBased'),
    always: [
      leaves,
      { guard: 'changed', target: 'stateBased', reenter: true },
      { guard: 'unordered', target: 'ordering' },
      { guard: 'waiting', target: 'stacking' },
      done('priority'),
    ],
  }),
  ordering: s.createStateConfig({ entry: begin('orderTriggers'), always: [leaves, done('stacking')] }),
  stacking: s.createStateConfig({
    entry: begin('stackTrigger'),
    always: [leaves, { guard: 'unordered', target: 'ordering' }, { guard: 'waiting', target: 'stacking', reenter: true }, done('stateBased')],
  }),
  priority: s.createStateConfig({
    entry: begin('receivePriority'),
    always: [
      leaves,
      { guard: 'stepOver', target: '#advancing' },
      { guard: 'allPassed', target: 'resolving' },
      { guard: 'acted', target: 'stateBased' },
      { guard: 'idle', target: 'priority', reenter: true },
    ],
  }),
  resolving: s.createStateConfig({ entry: begin('resolveTop'), always: [leaves, done('stateBased')] }),
};

const settling = { ...settled, leaving: leavingThen('leaving', done('stateBased')), arranging: arrangingThen(leaves, done('stateBased')) };
/** A step in which players receive priority and the game does nothing of itself. */
const step = s.createStateConfig({ initial: 'stateBased', on: rulings, states: settling });
/** One that begins with a turn-based action (2016:703.4). */
const actingStep = s.createStateConfig({ initial: 'acting', on: rulings, states: { ...acting('stateBased'), ...settling } });
/** Nobody receives priority in the untap step (2008:302.3): nothing settles before the upkeep. */
const untap = s.createStateConfig({
  initial: 'acting',
  on: rulings,
  states: { ...acting('#advancing'), leaving: leavingThen('leaving', done('#advancing')), arranging: arrangingThen(leaves) },
});
/** Players receive priority only if something has come up, and then another cleanup step follows (2008:314.3). */
const cleanup = s.createStateConfig({
  initial: 'acting',
  on: rulings,
  states: {
    ...acting('checking', 'leavingUnchecked'),
    leavingUnchecked: leavingThen('leavingUnchecked', done('checking')),
    checking: s.createStateConfig({ entry: begin('stateBased'), always: [leaves, { guard: 'changedOrWaiting', target: 'stateBased' }, done('#advancing')] }),
    ...settled,
    leaving: leavingThen('leaving', done('stateBased')),
    arranging: arrangingThen(leaves, { guard: 'hadPriority', target: 'stateBased' }, done('checking')),
  },
});

/** From one step to the next: the agenda in the game says which. */
const advancing = s.createStateConfig({
  id: 'advancing',
  initial: 'turning',
  on: rulings,
  states: {
    ...beginning('turning', 'beginNext', 'turned'),
    leaving: leavingThen('leaving', done('turned')),
    arranging: arrangingThen(leaves),
    turned: { always: steps.map((name) => ({ guard: { type: 'stepIs', params: { step: name } }, target: `#${name}` }) as const) },
  },
});

const stages = [
  ['created', 'gathering'],
  ['gathered', 'shuffling'],
  ['shuffled', 'choosing-first-player'],
  ['chosen', 'drawing-hands'],
  ['drawn', 'mulligans'],
  ['kept', 'opening-hands'],
  ['playing', '#advancing'],
] as const;
const stage = (name: Started, next: string) => s.createStateConfig({ entry: begin(name), always: [done(next)] });
/** A stage that asks: a player may concede in it. */
const askingStage = (name: Started, next: string) => s.createStateConfig({ entry: begin(name), always: [leaves, done(next)] });
/** How the game starts (2008:101). A game that begins in its midst, or goes on after an interruption, says itself where it has got to. */
const starting = s.createStateConfig({
  initial: 'resuming',
  on: rulings,
  always: { guard: 'gameOver', target: '#over' },
  states: {
    gathering: askingStage('gatherEntropy', 'shuffling'),
    shuffling: stage('shuffleLibraries', 'choosing-first-player'),
    'choosing-first-player': askingStage('chooseFirstPlayer', 'drawing-hands'),
    'drawing-hands': stage('drawOpeningHands', 'mulligans'),
    mulligans: askingStage('mulligans', 'opening-hands'),
    'opening-hands': askingStage('openingHands', '#advancing'),
    leaving: leavingThen('leaving', done('resuming')),
    arranging: arrangingThen(leaves, done('resuming')),
    resuming: { always: stages.map(([at, target]) => ({ guard: { type: 'setupIs', params: { at } }, target }) as const) },
  },
});

export const chart = s.createMachine({
  id: 'game',
  context: ({ input }) => input,
  initial: 'starting',
  options: { maxIterations: MAX_MICROSTEPS },
  on: { input: { actions: 'resume' }, restart: { actions: 'restart' } },
  states: {
    starting,
    playing: {
      initial: 'advancing',
      always: { guard: 'gameOver', target: '#over' },
      states: {
        advancing,
        beginning: { initial: 'untap', states: { untap: { ...untap, id: 'untap' }, upkeep: { ...step, id: 'upkeep' }, draw: { ...actingStep, id: 'draw' } } },
        'precombat-main': { ...step, id: 'precombat-main' },
        combat: {
          initial: 'beginning-of-combat',
          states: {
            'beginning-of-combat': { ...actingStep, id: 'beginning-of-combat' },
            'declare-attackers': { ...actingStep, id: 'declare-attackers' },
            'declare-blockers': { ...actingStep, id: 'declare-blockers' },
            'first-strike-damage': { ...actingStep, id: 'first-strike-damage' },
            'combat-damage': { ...actingStep, id: 'combat-damage' },
            'end-of-combat': { ...step, id: 'end-of-combat' },
          },
        },
        'postcombat-main': { ...step, id: 'postcombat-main' },
        ending: { initial: 'end', states: { end: { ...step, id: 'end' }, cleanup: { ...cleanup, id: 'cleanup' } } },
      },
    },
    over: { id: 'over', type: 'final' },
  },
});

import { type Game, type Step, steps } from '@arbiter/schema';
import { assign, setup } from 'xstate';
import { same } from '../engine/same.ts';
import { type ChartEvent, type Context, interrupted, leaver, resumed, type Started, started } from './context.ts';

/*
 * The statechart: which procedure runs when. It knows no rule. A state's entry starts a run; when it has ended, eventless transitions look at what came of it.
 * A state's own eventless transitions come before those of the states around it, so every guard first says no once the game is over.
 */

const idle = ({ run, game }: Context): boolean => run === null && game.result === null;
const leaving = (context: Context): boolean => idle(context) && leaver(context.game) !== null;
const unordered = ({ waiting }: Game): boolean =>
  waiting.some((w) => !w.ordered && waiting.some((other) => other !== w && !other.ordered && other.controller === w.controller));
const passes = ({ result }: Context): { readonly acted?: boolean; readonly allPassed?: boolean } => (result ?? {}) as never;

/** A cycle of transitions would otherwise eat all memory; no action comes near. */
const MAX_MICROSTEPS = 20_000;

const s = setup({
  types: { context: {} as Context, events: {} as ChartEvent, input: {} as Context },
  actions: {
    begin: assign(({ context }, { name }: { name: Started }) => started(context, name)),
    resume: assign(({ context, event }) => (event.type === 'input' ? resumed(context, event.input) : {})),
    interrupt: assign(({ event }) => (event.type === 'ruling' ? interrupted(event) : {})),
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
    untouched: ({ context, event }) => event.type === 'ruling' && context.run !== null && same(context.run.base, event.game),
  },
});

const begin = <N extends Started>(name: N) => ({ type: 'begin', params: { name } }) as const;
const leaves = { guard: 'someoneLeaves', target: 'leaving' } as const;
const done = (target: string) => ({ guard: 'idle', target }) as const;
/** Players who have lost leave, one run each, before the game goes on (2008:102.5). */
const leavingThen = (own: string, ...next: readonly { readonly guard: 'idle' | 'hadPriority'; readonly target: string }[]) =>
  s.createStateConfig({ entry: begin('leaveGame'), always: [{ guard: 'someoneLeaves', target: own, reenter: true }, ...next] });
const arrangingThen = (...next: readonly { readonly guard: 'idle' | 'hadPriority'; readonly target: string }[]) =>
  s.createStateConfig({ entry: begin('carryOutRuling'), always: [leaves, ...next] });
const rulings = { ruling: { target: '.arranging', actions: 'interrupt' } } as const;

/** The turn-based actions; put off by a concession or a ruling before anything was done, they are done afterwards. */
const acting = (next: string, whenLeft = 'leaving') =>
  s.createStateConfig({
    entry: begin('actTurnBased'),
    on: { ruling: { guard: 'untouched', target: 'arrangingFirst', actions: 'interrupt' } },
    always: [{ guard: 'someoneLeavesFirst', target: 'leavingFirst' }, { guard: 'someoneLeaves', target: whenLeft }, done(next)],
  });
const interruptedFirst = {
  leavingFirst: leavingThen('leavingFirst', done('acting')),
  arrangingFirst: arrangingThen(done('acting')),
};

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

/** A step in which players receive priority. */
const step = s.createStateConfig({
  initial: 'acting',
  on: rulings,
  states: {
    acting: acting('stateBased'),
    ...interruptedFirst,
    ...settled,
    leaving: leavingThen('leaving', done('stateBased')),
    arranging: arrangingThen(done('stateBased')),
  },
});
/** Nobody receives priority in the untap step (2008:302.3): nothing settles before the upkeep. */
const untap = s.createStateConfig({
  initial: 'acting',
  on: rulings,
  states: {
    acting: acting('#advancing'),
    ...interruptedFirst,
    leaving: leavingThen('leaving', done('#advancing')),
    arranging: arrangingThen(done('#advancing')),
  },
});
/** Players receive priority only if something has come up, and then another cleanup step follows (2008:314.3). */
const settlesQuietly = [{ guard: 'hadPriority', target: 'stateBased' }, done('checking')] as const;
const cleanup = s.createStateConfig({
  initial: 'acting',
  on: rulings,
  states: {
    acting: acting('checking', 'leavingUnchecked'),
    ...interruptedFirst,
    leavingUnchecked: leavingThen('leavingUnchecked', done('checking')),
    checking: s.createStateConfig({ entry: begin('stateBased'), always: [leaves, { guard: 'changedOrWaiting', target: 'stateBased' }, done('#advancing')] }),
    ...settled,
    leaving: leavingThen('leaving', done('stateBased')),
    arranging: arrangingThen(...settlesQuietly),
  },
});

/** From one step to the next: the agenda in the game says which. */
const advancing = s.createStateConfig({
  id: 'advancing',
  initial: 'turning',
  on: rulings,
  states: {
    turning: s.createStateConfig({ entry: begin('beginNext'), always: [{ guard: 'someoneLeavesFirst', target: 'leavingFirst' }, leaves, done('turned')] }),
    turned: { always: steps.map((name) => ({ guard: { type: 'stepIs', params: { step: name } }, target: `#${name}` }) as const) },
    leavingFirst: leavingThen('leavingFirst', done('turning')),
    leaving: leavingThen('leaving', done('turned')),
    arranging: arrangingThen(done('turning')),
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
const stage = (name: Started, next: string) => s.createStateConfig({ entry: begin(name), always: [leaves, done(next)] });
/** How the game starts (2008:101). A game that begins in its midst, or goes on after an interruption, says itself where it has got to. */
const starting = s.createStateConfig({
  initial: 'resuming',
  on: rulings,
  always: { guard: 'gameOver', target: '#over' },
  states: {
    gathering: stage('gatherEntropy', 'shuffling'),
    shuffling: stage('shuffleLibraries', 'choosing-first-player'),
    'choosing-first-player': stage('chooseFirstPlayer', 'drawing-hands'),
    'drawing-hands': stage('drawOpeningHands', 'mulligans'),
    mulligans: stage('mulligans', 'opening-hands'),
    'opening-hands': stage('openingHands', '#advancing'),
    leaving: leavingThen('leaving', done('resuming')),
    arranging: arrangingThen(done('resuming')),
    resuming: { always: stages.map(([at, target]) => ({ guard: { type: 'setupIs', params: { at } }, target }) as const) },
  },
});

export const chart = s.createMachine({
  id: 'game',
  context: ({ input }) => input,
  initial: 'starting',
  options: { maxIterations: MAX_MICROSTEPS },
  on: { input: { actions: 'resume' } },
  states: {
    starting,
    playing: {
      initial: 'advancing',
      always: { guard: 'gameOver', target: '#over' },
      states: {
        advancing,
        beginning: { initial: 'untap', states: { untap: { ...untap, id: 'untap' }, upkeep: { ...step, id: 'upkeep' }, draw: { ...step, id: 'draw' } } },
        'precombat-main': { ...step, id: 'precombat-main' },
        combat: {
          initial: 'beginning-of-combat',
          states: {
            'beginning-of-combat': { ...step, id: 'beginning-of-combat' },
            'declare-attackers': { ...step, id: 'declare-attackers' },
            'declare-blockers': { ...step, id: 'declare-blockers' },
            'first-strike-damage': { ...step, id: 'first-strike-damage' },
            'combat-damage': { ...step, id: 'combat-damage' },
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

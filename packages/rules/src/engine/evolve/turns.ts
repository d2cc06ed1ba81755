import type { EventOf, Game, Id, LastingEffect, Obj, Phase, Player, Seat, Step, Value } from '@arbiter/schema';
import { isActive, turnTaker } from '../game.ts';
import { drawnAnew } from './players.ts';
import { count, setPlayer, setPlayers, stamp } from './update.ts';

/** The steps of each phase that has steps (2008:300.1, 301.1, 306.1, 312.1); the second damage step is added when it is due. */
export const stepsOf: Readonly<Record<Phase, readonly Step[]>> = {
  beginning: ['untap', 'upkeep', 'draw'],
  'precombat-main': ['precombat-main'],
  combat: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'],
  'postcombat-main': ['postcombat-main'],
  ending: ['end', 'cleanup'],
};
const phasesOfTurn: readonly Phase[] = ['beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'];

const idsIn = (values: readonly Value[]): readonly Id[] => values.flatMap((v) => v.objects ?? []);
const named = (effect: LastingEffect): readonly Id[] => [
  ...idsIn(Object.values(effect.bindings)),
  ...(effect.source === null ? [] : [effect.source]),
  ...('objects' in effect.what ? effect.what.objects : []),
  ...(effect.until.at === 'leaves' ? [effect.until.object] : []),
  ...(effect.what.kind === 'shield' && effect.what.chosenSource !== undefined ? [effect.what.chosenSource] : []),
];
/** Past objects are kept while something can still ask about them. */
const prunedPast = (game: Game): Game['past'] => {
  const asked = new Set<Id>(game.effects.flatMap(named));
  for (const w of game.waiting) for (const id of [w.source, ...idsIn(Object.values(w.bindings))]) asked.add(id);
  for (const o of game.objects) {
    if (!o) continue;
    for (const id of idsIn(Object.values(o.links))) asked.add(id);
    if (o.was) asked.add(o.was.spell);
    if (o.stack) for (const id of [...(o.stack.source === null ? [] : [o.stack.source]), ...idsIn(Object.values(o.stack.bindings))]) asked.add(id);
  }
  return Object.fromEntries(Object.entries(game.past).filter(([id]) => asked.has(Number(id))));
};

const fresh = (o: Obj | null, game: Game): Obj | null => {
  if (!o) return o;
  const sick = o.sick && !isActive(game, o.controller);
  const clean = o.damagedBy.length === 0 && Object.keys(o.did).length === 0;
  return sick === o.sick && clean ? o : { ...o, sick, did: {}, damagedBy: [] };
};

export const turnBegan = (game: Game, e: EventOf<'TurnBegan'>): Game => {
  const begun: Game = {
    ...game,
    past: prunedPast(game),
    turn: { number: e.number, active: e.player, phase: null, step: null, nth: {}, ending: false },
    agenda: {
      ...game.agenda,
      phases: phasesOfTurn.map((phase) => ({ phase, extra: false })),
      steps: [],
      lastRegular: e.extra ? game.agenda.lastRegular : e.player,
      turns: e.extra ? game.agenda.turns.slice(1) : game.agenda.turns,
    },
  };
  return setPlayers({ ...begun, objects: game.objects.map((o) => fresh(o, begun)) }, turnedOver);
};
/** What was counted in a turn is still known in the next. */
const turnedOver = (p: Player): Player => {
  const idle = Object.keys(p.did).length === 0;
  return idle && p.didLastTurn === undefined ? p : { ...p, did: idle ? p.did : {}, didLastTurn: p.did };
};
export const phaseBegan = (game: Game, e: EventOf<'PhaseBegan'>): Game => {
  const { added: _, ...turn } = game.turn;
  const [begun] = game.agenda.phases;
  const added = begun?.added === undefined ? {} : { added: begun.added };
  return {
    ...game,
    turn: { ...turn, ...added, phase: e.phase, step: null },
    agenda: { ...game.agenda, phases: game.agenda.phases.slice(1), steps: stepsOf[e.phase].map((step) => ({ step, extra: false })) },
    combat: e.phase === 'combat' ? { defenders: [], attacks: [], blocks: [], declared: false, damageSteps: 0 } : null,
  };
};
/** An upkeep takes a timestamp: what its player has got since then is told by comparing. */
const upkeepBegan = (game: Game): Game => {
  const [timestamp, stamped] = stamp(game);
  return setPlayers(stamped, (p) => (isActive(game, p.seat) ? { ...p, upkeeps: [...(p.upkeeps ?? []), timestamp].slice(-2) } : p));
};
const stepBeginning = (game: Game, step: Step): Game => (step === 'upkeep' ? upkeepBegan(game) : step === 'draw' ? setPlayers(game, drawnAnew) : game);
export const stepBegan = (game: Game, e: EventOf<'StepBegan'>): Game => ({
  ...stepBeginning(game, e.step),
  turn: { ...game.turn, step: e.step, nth: count(game.turn.nth, e.step) },
  agenda: { ...game.agenda, steps: game.agenda.steps.slice(1) },
  priority: { holder: null, passed: [] },
});
/** 2008:300.6: the newest extra turn is taken first. */
export const turnAdded = (game: Game, e: EventOf<'TurnAdded'>): Game => ({
  ...game,
  agenda: { ...game.agenda, turns: [{ player: e.player, extra: true }, ...game.agenda.turns] },
});
const insertAfter = <T>(list: readonly T[], is: (item: T) => boolean, more: readonly T[]): readonly T[] => {
  const where = list.findIndex(is) + 1;
  return [...list.slice(0, where), ...more, ...list.slice(where)];
};
/** 2008:300.7: directly after the phase named; after the one under way they come next. */
export const phasesAdded = (game: Game, e: EventOf<'PhasesAdded'>): Game => {
  const [added, stamped] = stamp(game);
  const more = e.phases.map((phase, at) => ({ phase, extra: true, ...(at === 0 ? { added } : {}) }));
  const now = game.turn.phase === e.after;
  return {
    ...stamped,
    agenda: { ...game.agenda, phases: now ? [...more, ...game.agenda.phases] : insertAfter(game.agenda.phases, (p) => p.phase === e.after, more) },
  };
};
export const stepAdded = (game: Game, e: EventOf<'StepAdded'>): Game => {
  const more = [{ step: e.step, extra: true }];
  const now = game.turn.step === e.after;
  return {
    ...game,
    agenda: { ...game.agenda, steps: now ? [...more, ...game.agenda.steps] : insertAfter(game.agenda.steps, (s) => s.step === e.after, more) },
  };
};
export const skipAdded = (game: Game, e: EventOf<'SkipAdded'>): Game => ({
  ...game,
  agenda: { ...game.agenda, skips: [...game.agenda.skips, { player: e.player, what: e.what }] },
});
/** The thing skipped is taken from the agenda as though it did not exist (2008:300.9); a team skips it whichever of its players was to (2016:805.8). */
export const skipped = (game: Game, e: EventOf<'Skipped'>): Game => {
  const { agenda } = game;
  const isHis = (seat: Seat | undefined): boolean => seat !== undefined && turnTaker(game, seat) === turnTaker(game, e.player);
  const index = e.used ? agenda.skips.findIndex((s) => isHis(s.player) && s.what === e.what) : -1;
  const skips = index < 0 ? agenda.skips : agenda.skips.toSpliced(index, 1);
  if (e.what === 'turn')
    return {
      ...game,
      agenda: isHis(agenda.turns[0]?.player) ? { ...agenda, skips, turns: agenda.turns.slice(1) } : { ...agenda, skips, lastRegular: e.player },
    };
  if (agenda.steps[0]?.step === e.what) return { ...game, agenda: { ...agenda, skips, steps: agenda.steps.slice(1) } };
  if (agenda.phases[0]?.phase === e.what) return { ...game, agenda: { ...agenda, skips, phases: agenda.phases.slice(1) } };
  return { ...game, agenda: { ...agenda, skips } };
};
export const turnEnding = (game: Game, e: EventOf<'TurnEnding'>): Game => {
  if (e.to === 'phase') return { ...game, agenda: { ...game.agenda, steps: [] } };
  const steps: Game['agenda']['steps'] = [{ step: 'cleanup', extra: false }];
  return game.turn.phase === 'ending'
    ? { ...game, turn: { ...game.turn, ending: true }, agenda: { ...game.agenda, phases: [], steps } }
    : { ...game, turn: { ...game.turn, ending: true }, agenda: { ...game.agenda, phases: [{ phase: 'ending', extra: false }], steps: [] } };
};
export const cleanupRepeated = (game: Game): Game => ({ ...game, agenda: { ...game.agenda, steps: [{ step: 'cleanup', extra: true }, ...game.agenda.steps] } });
export const landPlayed = (game: Game, e: EventOf<'LandPlayed'>): Game => setPlayer(game, e.player, (p) => ({ ...p, did: count(p.did, 'landsPlayed') }));

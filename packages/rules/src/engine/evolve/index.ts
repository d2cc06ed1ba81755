import type { Event, Game } from '@arbiter/schema';
import { attackersDeclared, becameBlocked, becameUnblocked, blockersDeclared, blockersOrdered, damageAssigned, defenderChosen, outOfCombat } from './combat.ts';
import { created } from './created.ts';
import {
  abilityStacked,
  attached,
  cardBrought,
  combatDamageStacked,
  controllerChanged,
  copyCreated,
  countersPut,
  countersRemoved,
  emblemCreated,
  handRenewed,
  lastKnown,
  libraryArranged,
  libraryShuffled,
  linksKept,
  objectCeased,
  objectMoved,
  objectsLeft,
  phasedIn,
  phasedOut,
  stateBasedChecked,
  tokenCreated,
  turned,
} from './objects.ts';
import { cardDrawn, damageDealt, lifeChanged, lifeSet, manaAdded, manaEmptied, manaSpent } from './players.ts';
import { abilityActivated, abilityTriggered, becameCast, bind, choose, divide, effectBegan, effectUsed, target, triggersOrdered } from './stack.ts';
import { cleanupRepeated, landPlayed, phaseBegan, phasesAdded, skipAdded, skipped, stepAdded, stepBegan, turnAdded, turnBegan, turnEnding } from './turns.ts';
import { setObjects, setPlayer } from './update.ts';

/** The game before anything has happened: what entry 0's first event is folded onto. */
export { nothing } from './created.ts';

/** Folds one event. Closed and total: no rules, no clock, no chance; it never looks up a card. */
export const evolve = (game: Game, e: Event): Game => {
  switch (e.type) {
    case 'GameCreated':
      return created(e);
    case 'EntropyGiven':
      return setPlayer(game, e.player, (p) => ({ ...p, entropy: e.entropy }));
    case 'LibraryShuffled':
      return libraryShuffled(game, e);
    case 'StartingPlayerChosen':
      return { ...game, startingPlayer: e.player, turn: { ...game.turn, active: e.player } };
    case 'LifeTotalSet':
      return lifeSet(game, e);
    case 'MulliganTaken':
      return setPlayer(game, e.player, (p) => ({ ...p, mulligans: p.mulligans + 1 }));
    case 'HandKept':
      return setPlayer(game, e.player, (p) => ({ ...p, kept: true }));
    case 'SetupAdvanced':
      return { ...game, setup: e.to };

    case 'TurnBegan':
      return turnBegan(game, e);
    case 'PhaseBegan':
      return phaseBegan(game, e);
    case 'StepBegan':
      return stepBegan(game, e);
    case 'StepEnded':
      return { ...game, turn: { ...game.turn, step: null } };
    case 'PhaseEnded':
      return { ...game, turn: { ...game.turn, phase: null, step: null }, combat: null };
    case 'TurnEnded':
      return game;
    case 'TurnAdded':
      return turnAdded(game, e);
    case 'PhasesAdded':
      return phasesAdded(game, e);
    case 'StepAdded':
      return stepAdded(game, e);
    case 'SkipAdded':
      return skipAdded(game, e);
    case 'Skipped':
      return skipped(game, e);
    case 'TurnEnding':
      return turnEnding(game, e);
    case 'CleanupRepeated':
      return cleanupRepeated(game);
    case 'StateBasedChecked':
      return stateBasedChecked(game);

    case 'PriorityReceived':
      return { ...game, priority: { ...game.priority, holder: e.player } };
    case 'PriorityPassed': {
      const passed = { ...game, priority: { holder: null, passed: [...game.priority.passed, e.player] } };
      return e.yielded ? setPlayer(passed, e.player, (p) => (p.yield ? { ...p, yield: { ...p.yield, passes: p.yield.passes + 1 } } : p)) : passed;
    }
    case 'YieldSet':
      return setPlayer(game, e.player, (p) => ({ ...p, yield: { until: e.until, stopIf: e.stopIf, sinceTurn: game.turn.number, passes: 0 } }));
    case 'YieldEnded':
      return setPlayer(game, e.player, (p) => ({ ...p, yield: null }));
    case 'SpellCast':
      return acted(becameCast(game, e));
    case 'LandPlayed':
      return acted(landPlayed(game, e));
    case 'AbilityActivated':
      return acted(abilityActivated(game, e));
    case 'AbilityTriggered':
      return abilityTriggered(game, e);
    case 'TriggersOrdered':
      return triggersOrdered(game, e);
    case 'TriggerDropped':
      return { ...game, waiting: game.waiting.filter((w) => w.id !== e.trigger) };
    case 'AbilityStacked':
      return abilityStacked(game, e);
    case 'ModesChosen':
      return choose(game, e.object, { modes: e.modes });
    case 'TargetsChosen':
    case 'TargetsChanged':
      return target(game, e);
    case 'Divided':
      return divide(game, e);
    case 'XChosen':
      return choose(game, e.object, { x: e.x });
    case 'CostsChosen':
      return choose(game, e.object, { paid: e.paid });
    case 'Spliced':
      return choose(game, e.object, { spliced: e.cards });
    case 'CostPaid':
    case 'BindingsKept':
      return bind(game, e.object, e.bindings);
    case 'ResolutionBegan':
    case 'Resolved':
    case 'Countered':
      return acted(game);
    case 'ObjectCeased':
      return objectCeased(game, e);

    case 'ManaAdded':
      return manaAdded(game, e);
    case 'ManaSpent':
      return manaSpent(game, e);
    case 'ManaEmptied':
      return manaEmptied(game, e);

    case 'ObjectMoved':
      return objectMoved(game, e);
    case 'TokenCreated':
      return tokenCreated(game, e);
    case 'CopyCreated':
      return copyCreated(game, e);
    case 'EmblemCreated':
      return emblemCreated(game, e);
    case 'CardDrawn':
      return cardDrawn(game, e);
    case 'HandRenewed':
      return handRenewed(game, e);
    case 'CardBrought':
      return cardBrought(game, e);
    case 'Tapped':
      return setObjects(game, [e.object], (o) => ({ ...o, tapped: true }));
    case 'Untapped':
      return setObjects(game, [e.object], (o) => ({ ...o, tapped: false }));
    case 'CountersPut':
      return countersPut(game, e);
    case 'CountersRemoved':
      return countersRemoved(game, e);
    case 'Attached':
      return attached(game, e);
    case 'Unattached':
      return setObjects(game, [e.object], (o) => ({ ...o, attachedTo: null }));
    case 'ControllerChanged':
      return controllerChanged(game, e);
    case 'TurnedFaceUp':
      return game.objects[e.object]?.zone === 'battlefield' ? acted(turned(game, e.object, { faceDown: false })) : turned(game, e.object, { faceDown: false });
    case 'TurnedFaceDown':
      return turned(game, e.object, { faceDown: true });
    case 'FaceChanged':
      return turned(game, e.object, { face: e.face });
    case 'PhasedOut':
      return phasedOut(game, e);
    case 'PhasedIn':
      return phasedIn(game, e);
    case 'LinksKept':
      return linksKept(game, e);
    case 'LastKnown':
      return lastKnown(game, e);
    case 'Destroyed':
    case 'Regenerated':
    case 'Named':
      return game;

    case 'Revealed':
      return setObjects(game, e.objects, (o) => ({ ...o, revealed: e.to }));
    case 'RevealEnded':
      return setObjects(game, e.objects, (o) => ({ ...o, revealed: null }));
    case 'LibraryArranged':
      return libraryArranged(game, e);
    case 'Searched':
    case 'ObjectsChosen':
    case 'WordChosen':
    case 'AnswerGiven':
    case 'AnswerForced':
    case 'CoinFlipped':
    case 'DieRolled':
    case 'ChosenAtRandom':
      return game;

    case 'DamageDealt':
      return damageDealt(game, e);
    case 'DamagePrevented':
      return game;
    case 'DamageRemoved':
      return setObjects(game, e.objects, (o) => ({ ...o, damage: 0, deathtouched: false }));
    case 'LifeLost':
      return lifeChanged(game, e.player, -e.amount);
    case 'LifeGained':
      return lifeChanged(game, e.player, e.amount);
    case 'DrewFromEmptyLibrary':
      return setPlayer(game, e.player, (p) => ({ ...p, drewFromEmpty: true }));

    case 'DefenderChosen':
      return defenderChosen(game, e);
    case 'AttackersDeclared':
      return acted(attackersDeclared(game, e));
    case 'BlockersDeclared':
      return acted(blockersDeclared(game, e));
    case 'BecameBlocked':
      return becameBlocked(game, e);
    case 'BecameUnblocked':
      return becameUnblocked(game, e);
    case 'BlockersOrdered':
      return blockersOrdered(game, e);
    case 'DamageAssigned':
      return damageAssigned(game, e);
    case 'CombatDamageStacked':
      return combatDamageStacked(game, e);
    case 'RemovedFromCombat':
      return outOfCombat(game, e.objects);
    case 'CombatEnded':
      return game.combat ? { ...game, combat: { ...game.combat, attacks: [], blocks: [] } } : game;

    case 'EffectBegan':
      return effectBegan(game, e);
    case 'EffectEnded':
      return { ...game, effects: game.effects.filter((x) => x.id !== e.effect) };
    case 'EffectUsed':
      return effectUsed(game, e);

    case 'PlayerConceded':
      return setPlayer(game, e.player, (p) => ({ ...p, status: 'conceded', yield: null }));
    case 'PlayerLost':
      return setPlayer(game, e.player, (p) => ({ ...p, status: p.status === 'playing' ? 'lost' : p.status, yield: null }));
    case 'PlayerWon':
      return setPlayer(game, e.player, (p) => ({ ...p, status: 'won', yield: null }));
    case 'PlayerLeft':
      return setPlayer(objectsLeft(game, e.objects), e.player, (p) => ({ ...p, status: 'left', yield: null }));
    case 'GameDrawn':
      return game;
    case 'GameEnded':
      return { ...game, result: { winners: e.winners, draw: e.draw, cite: e.rule } };

    case 'ActionBegan':
      return { ...game, before: game, attempts: [...game.attempts, e.by] };
    case 'ActionCompleted':
      return { ...game, before: game.before?.before ?? null, attempts: game.attempts.slice(0, -1) };
    case 'ActionReversed':
      return e.kept.reduce<Game>(evolve, game.before as Game);
    case 'LoopSeen':
      return { ...game, loop: { ...game.loop, seen: { ...game.loop.seen, [e.position]: (game.loop.seen[e.position] ?? 0) + 1 } } };
    case 'LoopBroken':
      return { ...game, loop: { seen: {}, askedNo: [] } };
    case 'LoopDeclined':
      return { ...game, loop: { ...game.loop, askedNo: [...game.loop.askedNo, e.player] } };
    case 'RulingMade':
      return acted(game);
    case 'PositionSet':
      return e.game;
    default:
      return unknownEvent(e);
  }
};

/** After an action, or once something has begun to resolve, everyone has to pass anew (2016:116.4). */
function acted(game: Game): Game {
  return { ...game, priority: { holder: game.priority.holder, passed: [] } };
}
function unknownEvent(event: never): never {
  throw new Error(`no such event: ${JSON.stringify(event)}`);
}

export { valuesOfFace } from './cards/faces.ts';
export { lookOf } from './effects/continuous/look.ts';
export { evolve, nothing } from './engine/evolve/index.ts';
export { isActive, turnTaker } from './engine/game.ts';
export type { Look } from './engine/play.ts';
export type { Chance, Drawn } from './engine/random.ts';
export { Diverged, type Refusal, TooLarge } from './engine/refusal.ts';
export { same } from './engine/same.ts';
export { isKeywordKnown } from './known.ts';
export { maskDecision } from './mask/decision.ts';
export { type Parts, partsOf } from './mask/entry.ts';
export { maskBatch } from './mask/events.ts';
export { maskGame } from './mask/game.ts';
export { seenGame } from './mask/seen.ts';
export type { Viewer } from './mask/viewer.ts';
export {
  act,
  actOn,
  arrange,
  createGame,
  decisionOf,
  fold,
  gameOf,
  hasSeen,
  type Outcome,
  type Position,
  type RefusalCode,
  type Refused,
  runOf,
  type Standing,
  stand,
  thenOf,
  wake,
} from './position.ts';
export * as questions from './questions.ts';
export { hasRule, type Language, languages, ruleText, ruleTitle } from './rulebook/rulebook.ts';
export { pictureOfChart, pictureOfStep } from './turn/picture.ts';

import { cards, type Lang } from '@arbiter/cards';
import { editions, type ViewedGame, type ViewedObject, type ViewedPlayer } from '@arbiter/schema';
import type { Scene } from './scene.ts';
import { sayIn } from './words/index.ts';

const player = (seat: string, team: number): ViewedPlayer => ({
  seat,
  team,
  life: 20,
  counters: {},
  status: 'playing',
  library: 53,
  hand: { count: 0, cards: [] },
  graveyard: [],
  mana: [],
  mulligans: 0,
  yields: false,
});

/** A card on the battlefield of its controller. */
export const permanent = (id: number, card: string, controller = 'ann', more: Partial<ViewedObject> = {}): ViewedObject => ({
  id,
  kind: 'card',
  card,
  owner: controller,
  controller,
  zone: 'battlefield',
  faceDown: false,
  face: 0,
  tapped: false,
  damage: 0,
  sick: false,
  counters: {},
  ...more,
});

export const viewWith = (more: Partial<ViewedGame> = {}): ViewedGame => ({
  id: 'g'.repeat(26),
  format: 'duel',
  rules: editions.classic,
  turn: { number: 3, active: 'ann', phase: 'precombat-main', step: 'precombat-main' },
  players: [player('ann', 0), player('bob', 1)],
  battlefield: [],
  stack: [],
  exile: [],
  command: [],
  ante: [],
  phasedOut: [],
  combat: null,
  priority: 'ann',
  waiting: 0,
  result: null,
  ...more,
});
export const sceneWith = (view: Partial<ViewedGame> = {}, lang: Lang = 'en'): Scene => ({
  me: 'ann',
  view: viewWith(view),
  say: sayIn(lang),
  cards,
  triggers: new Map(),
  manaSources: [],
  lastKnown: () => null,
});

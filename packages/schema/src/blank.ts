import type { Obj, OnStack } from './game.ts';
import type { Id, Seat, Zone } from './words.ts';

/** What a spell or ability carries before anything is announced for it. */
export const unannounced: OnStack = {
  ability: null,
  source: null,
  targets: {},
  division: {},
  modes: [],
  x: null,
  paid: {},
  spent: [],
  from: null,
  cast: false,
  bindings: {},
  assignment: null,
  after: null,
};

/** An object of which nothing is known but whose it is and where. */
export const blankObject = (id: Id, owner: Seat, zone: Zone): Obj => ({
  id,
  kind: 'card',
  card: null,
  values: null,
  face: 0,
  faceDown: false,
  owner,
  under: owner,
  controller: owner,
  zone,
  timestamp: 0,
  enteredTurn: 0,
  sick: false,
  tapped: false,
  damage: 0,
  deathtouched: false,
  counters: {},
  attachedTo: null,
  links: {},
  did: {},
  damagedBy: [],
  was: null,
  revealed: null,
  stack: null,
});

import { blankObject, type EventOf, editions, type Game, type Obj, type Player, type Setup } from '@arbiter/schema';

export const nothing: Game = {
  id: '',
  rules: editions.classic,
  format: 'duel',
  openHands: false,
  provable: false,
  match: null,
  cards: {},
  players: [],
  teams: [],
  startingLife: 20,
  startingHand: 7,
  attackOption: 'one',
  range: null,
  objects: [null],
  past: {},
  battlefield: [],
  stack: [],
  exile: [],
  command: [],
  ante: [],
  phasedOut: [],
  effects: [],
  waiting: [],
  counters: { timestamp: 1, effect: 1, trigger: 1 },
  turn: { number: 0, active: '', phase: null, step: null, nth: {}, ending: false },
  agenda: { turns: [], phases: [], steps: [], lastRegular: null, skips: [] },
  combat: null,
  startingPlayer: null,
  setup: 'created',
  priority: { holder: null, passed: [] },
  loop: { seen: {}, askedNo: [] },
  before: null,
  attempts: [],
  result: null,
};

const playerOf = (setup: Setup, seat: string, team: number, library: readonly number[]): Player => ({
  seat,
  team,
  life: setup.startingLife,
  counters: {},
  library,
  hand: [],
  graveyard: [],
  sideboard: setup.decks[seat]?.sideboard ?? [],
  mana: [],
  status: 'playing',
  drewFromEmpty: false,
  mulligans: 0,
  kept: false,
  did: {},
  yield: null,
  entropy: null,
});

/** 2016:401.1, 2008:101.1: each deck becomes a library, in the order it was handed in; it is shuffled before anyone sees an id. */
export const created = ({ setup }: EventOf<'GameCreated'>): Game => {
  const objects: (Obj | null)[] = [null];
  const put = (names: readonly string[], seat: string, zone: 'library' | 'command'): readonly number[] =>
    names.map((card) => {
      objects.push({ ...blankObject(objects.length, seat, zone), card });
      return objects.length - 1;
    });
  const players: Player[] = [];
  const command: number[] = [];
  for (const { seat, team } of setup.seats) {
    players.push(playerOf(setup, seat, team, put(setup.decks[seat]?.main ?? [], seat, 'library')));
    command.push(...put(setup.decks[seat]?.command ?? [], seat, 'command'));
  }
  const teams = [...new Set(setup.seats.map((s) => s.team))].map((team) => setup.seats.filter((s) => s.team === team).map((s) => s.seat));
  return {
    ...nothing,
    id: setup.game,
    rules: setup.rules,
    format: setup.format,
    openHands: setup.openHands,
    provable: setup.provable,
    match: setup.match,
    cards: setup.cards,
    players,
    teams,
    startingLife: setup.startingLife,
    startingHand: setup.startingHand,
    attackOption: setup.attack,
    range: setup.range,
    objects,
    command,
    turn: { ...nothing.turn, active: setup.seats[0]?.seat ?? '' },
  };
};

import { nothing } from '@arbiter/rules';
import {
  ARCHENEMY_LIFE,
  type Card,
  editions,
  type Format,
  fitsFormat,
  type Game,
  type Id,
  type Mana,
  type Obj,
  type Player,
  type Seat,
  type Switches,
  sharesLife,
  sharesTurns,
  startingLifeIn,
  type Thing,
  usualTeam,
  type Zone,
} from '@arbiter/schema';
import { manaIn } from '../format/common.ts';
import type { Scenario } from '../format/scenario.ts';
import type { ObjectEntry, PlayerSetup } from '../format/setup.ts';
import { type Aliases, named } from '../names/aliases.ts';
import { objectsNamed, thingsNamed } from '../names/name.ts';
import { worldOf } from '../names/world.ts';
import { beginningAt } from './agenda.ts';
import { type Book, singly } from './cards.ts';
import { entered } from './entering.ts';
import { exiling } from './links.ts';
import { emblemOf, objectOf } from './object.ts';
import { SetupProblem } from './problem.ts';
import { onStack } from './stacked.ts';

/** A board as it is set up, and what its objects are called besides. */
export interface Board {
  readonly game: Game;
  readonly aliases: Aliases;
}
/** An object with what its entry says of it. */
interface Placed {
  readonly id: Id;
  readonly entry: ObjectEntry;
}

const LIBRARY = 60;
const STARTING_HAND = 7;
const GAME = 'scenario'.padEnd(26, '0');

/** In this order, so that what is in play is older than what is elsewhere. */
const zonesOf = ['battlefield', 'graveyard', 'exile', 'command', 'stack', 'hand', 'library'] as const;

const rulesOf = ({ rules = 'classic' }: Scenario): Switches => {
  if (typeof rules === 'string') return editions[rules];
  const { base = 'classic', ...switches } = rules;
  return { ...editions[base], ...switches };
};

type Teams = readonly (readonly Seat[])[];
const formatOf = ({ format = 'duel' }: Scenario): Format => format;
/** Those named, and each other player as his format has it. */
const teamsOf = (seats: readonly Seat[], scenario: Scenario): Teams => {
  const format = formatOf(scenario);
  const named = scenario.teams ?? [...Map.groupBy(seats, (_, at) => usualTeam(format, at)).values()];
  return [...named, ...seats.filter((seat) => !named.some((team) => team.includes(seat))).map((seat) => [seat])];
};
const teamOf = (teams: Teams, seat: Seat): number => teams.findIndex((team) => team.includes(seat));

/** What the player has, or his team where it shares its life; else what he begins with. */
function lifeOf(scenario: Scenario, teams: Teams, seat: Seat, book: Book): number {
  const format = formatOf(scenario);
  const { players = {} } = scenario;
  const sharers = sharesLife({ format }) ? (teams[teamOf(teams, seat)] ?? [seat]) : [seat];
  const [life, ...others] = new Set(sharers.flatMap((one) => players[one]?.life ?? []));
  if (others.length > 0) throw new SetupProblem(`${sharers.join(', ')}: a team has one life total`);
  if (life !== undefined) return life;
  const alone = format === 'archenemy' && teams.find((team) => team.length === 1)?.[0] === seat;
  const { vanguard } = players[seat] ?? {};
  return (alone ? ARCHENEMY_LIFE : startingLifeIn(format)) + (vanguard === undefined ? 0 : (book.card(vanguard)?.faces[0]?.life ?? 0));
}

const manaOf = (pool: string): readonly Mana[] => manaIn(pool).map((type) => ({ type, source: 0 }));
const playerOf = (seat: Seat, team: number, life: number, setup: PlayerSetup): Player => ({
  seat,
  team,
  life,
  counters: setup.counters ?? {},
  library: [],
  hand: [],
  graveyard: [],
  sideboard: singly(setup.sideboard).map(({ card }) => card),
  mana: manaOf(setup.manaPool ?? ''),
  status: 'playing',
  drewFromEmpty: false,
  mulligans: 0,
  kept: true,
  did: {},
  yield: null,
  entropy: null,
});

function emptyGame(scenario: Scenario, players: Readonly<Record<Seat, PlayerSetup>>, book: Book): Game {
  const seats = Object.keys(players);
  const teams = teamsOf(seats, scenario);
  const format = formatOf(scenario);
  const table = seats.map((seat) => playerOf(seat, teamOf(teams, seat), lifeOf(scenario, teams, seat, book), players[seat] ?? {}));
  if (
    sharesTurns({ format }) &&
    !fitsFormat(
      format,
      table.map(({ team }) => team),
    )
  )
    throw new SetupProblem(`these players in these teams make no game of the format ${format}`);
  const { turn = 1, step = 'upkeep' } = scenario.start ?? {};
  return {
    ...nothing,
    id: GAME,
    rules: rulesOf(scenario),
    format,
    cards: book.definitions,
    players: table,
    teams,
    startingLife: startingLifeIn(format),
    startingHand: STARTING_HAND,
    attackOption: scenario.attack ?? 'one',
    range: scenario.range ?? null,
    startingPlayer: seats[0] ?? null,
    setup: 'playing',
    ...beginningAt({ players: table, format }, turn, step),
  };
}

/** Everything in its zone, nothing yet affected by anything. */
class Placing {
  game: Game;
  aliases: Aliases = {};
  readonly placed: Placed[] = [];
  private readonly book: Book;
  constructor(game: Game, book: Book) {
    this.game = game;
    this.book = book;
  }
  player(seat: Seat, setup: PlayerSetup): void {
    for (const zone of zonesOf) {
      const entries = zone === 'library' && setup.library === undefined ? singly([{ card: this.book.filler, count: LIBRARY }]) : singly(setup[zone]);
      for (const entry of entries) this.add(seat, entry, entry.phasedOut ? 'phasedOut' : zone);
    }
    if (setup.vanguard !== undefined) this.add(seat, { card: setup.vanguard }, 'command');
    for (const entry of singly(setup.emblems)) this.put(entry, emblemOf(this.card(entry), { ...this.next(), seat }));
  }
  private next(): { readonly id: Id; readonly timestamp: number } {
    return { id: this.game.objects.length, timestamp: this.game.counters.timestamp };
  }
  private card({ card }: ObjectEntry) {
    const found = this.book.card(card);
    if (!found) throw new SetupProblem(`no card is called ${card}`);
    return found;
  }
  private add(seat: Seat, entry: ObjectEntry, zone: Zone): void {
    const obj = objectOf(this.card(entry), entry, { ...this.next(), seat, zone });
    for (const player of [obj.owner, obj.controller])
      if (!this.game.players.some((one) => one.seat === player)) throw new SetupProblem(`${entry.card}: there is no player ${player}`);
    this.put(entry, obj);
  }
  private put(entry: ObjectEntry, obj: Obj): void {
    const { game } = this;
    const shared = { objects: [...game.objects, obj], counters: { ...game.counters, timestamp: obj.timestamp + 1 } };
    const { zone } = obj;
    const own = zone === 'library' || zone === 'hand' || zone === 'graveyard';
    this.game = own
      ? { ...game, ...shared, players: game.players.map((p) => (p.seat === obj.owner ? { ...p, [zone]: [...p[zone], obj.id] } : p)) }
      : { ...game, ...shared, [zone]: [...game[zone], obj.id] };
    this.placed.push({ id: obj.id, entry });
    if (entry.as !== undefined) this.aliases = named(this.aliases, entry.as, obj.id);
  }
}

const changed = (game: Game, id: Id, change: (obj: Obj) => Obj): Game => ({ ...game, objects: game.objects.with(id, change(game.objects[id] as Obj)) });
const things = ({ battlefield, phasedOut, players }: Game): readonly Thing[] => [...battlefield, ...phasedOut, ...players.map(({ seat }) => seat)];

/** How an object depends on others: what it is attached to, what exiled it, what a spell is aimed at. */
function related({ game, aliases }: Board, { id, entry }: Placed): Game {
  const find = (name: string, from: readonly Thing[]): Thing => {
    const [found] = thingsNamed(
      worldOf(game, aliases),
      name,
      from.filter((thing) => thing !== id),
    );
    if (found === undefined) throw new SetupProblem(`${entry.card}: there is no ${name}`);
    return found;
  };
  if (entry.attachedTo !== undefined) {
    const to = find(entry.attachedTo, things(game));
    return changed(game, id, (obj) => ({ ...obj, attachedTo: to }));
  }
  if (game.objects[id]?.zone === 'stack') {
    const targets = (entry.targets ?? []).map((name) => find(name, [...things(game), ...game.stack, ...game.players.flatMap(({ graveyard }) => graveyard)]));
    return changed(game, id, (obj) => ({ ...obj, stack: onStack(game.cards[obj.card ?? ''] as Card, obj, targets) }));
  }
  if (entry.exiledWith === undefined) return game;
  const [by] = objectsNamed(worldOf(game, aliases), entry.exiledWith, game.battlefield);
  if (by === undefined) throw new SetupProblem(`${entry.card}: there is no ${entry.exiledWith} in play`);
  return changed(game, by, (obj) => exiling(game, obj, id));
}

/**
 * The position a scenario begins in, before its first step. Nothing has triggered; what enters with something has it.
 * Throws {@link SetupProblem} if it cannot be.
 */
export function boardOf(scenario: Scenario, book: Book): Board {
  const players = scenario.players ?? {};
  const placing = new Placing(emptyGame(scenario, players, book), book);
  for (const [seat, setup] of Object.entries(players)) placing.player(seat, setup);
  const { placed, aliases } = placing;
  const inPlay = placed.filter(({ id }) => ['battlefield', 'phasedOut'].includes(placing.game.objects[id]?.zone ?? ''));
  const standing = inPlay.reduce<Game>((game, { id, entry }) => changed(game, id, (obj) => entered(game, obj, entry)), placing.game);
  const game = placed.reduce<Game>((before, one) => related({ game: before, aliases }, one), standing);
  return { game, aliases };
}

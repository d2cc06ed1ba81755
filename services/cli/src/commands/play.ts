import { randomBytes } from 'node:crypto';
import { type Bot, botNamed, seeded } from '@arbiter/bots';
import { cardNamed } from '@arbiter/cards';
import { type BotName, type Edition, editions, type Random, type Seat, type Setup, type Switches } from '@arbiter/schema';
import { Host, setupOf } from '@arbiter/table';
import { keysFor, type Opened, openGround, UsageError } from '../ground.ts';
import { Lines } from '../play/input.ts';
import { botOf, decksOf, editionOf, langOf, type PlayOptions, playersOf, remarksOn, seatsOf, seedOf } from '../play/options.ts';
import { Session } from '../play/session.ts';
import { type Say, sayIn } from '../play/words/index.ts';

const editionIn = (rules: Switches): Edition | 'mixed' =>
  (Object.keys(editions) as Edition[]).find((name) => Object.entries(editions[name]).every(([key, value]) => rules[key as keyof Switches] === value)) ??
  'mixed';

/** A new game, stored before anybody is asked. */
async function begun(host: Host, options: PlayOptions, random: Random): Promise<string> {
  const count = playersOf(options);
  const seats = seatsOf(options, count);
  const decks = decksOf(options, count, random);
  for (const [at, deck] of decks.entries()) for (const remark of remarksOn(deck)) console.error(`arbiter: ${seats[at]}'s deck: ${remark}`);
  const bot = botOf(options);
  const wanted = setupOf({
    rules: editionOf(options),
    format: count > 2 ? 'free-for-all' : 'duel',
    seats: seats.map((seat, at) => ({ seat, main: decks[at]?.main ?? [], sideboard: decks[at]?.sideboard ?? [] })),
    card: cardNamed,
  });
  const reply = await host.create(randomBytes(8).toString('hex'), { ...wanted, seats: wanted.seats.map((seat, at) => (at === 0 ? seat : { ...seat, bot })) });
  if (reply.reply !== 'done') throw new UsageError(`the game could not be begun: ${'why' in reply ? reply.why : reply.reply}`);
  return reply.entry.game;
}

async function setupIn(ground: Opened, game: string): Promise<Setup> {
  for await (const { entry } of ground.log.read(game)) if (entry.action.kind === 'create') return entry.action.setup;
  throw new UsageError(`there is no game ${game}`);
}
/** The seat that is asked for, or else the first that no bot plays. */
function seatIn({ seats }: Setup, wanted: Seat | undefined): Seat {
  const found = wanted === undefined ? (seats.find(({ bot }) => bot === undefined) ?? seats[0]) : seats.find(({ seat }) => seat === wanted);
  if (!found) throw new UsageError(`nobody is called "${wanted}" in that game; there are ${seats.map(({ seat }) => seat).join(', ')}`);
  return found.seat;
}
const botsIn = ({ seats }: Setup, me: Seat, usual: BotName, random: Random): Readonly<Record<Seat, Bot>> =>
  Object.fromEntries(seats.filter(({ seat }) => seat !== me).map(({ seat, bot }) => [seat, botNamed(bot ?? usual, random)]));

const welcome = (say: Say, setup: Setup, isNew: boolean): string =>
  say('game', isNew ? 'begun' : 'resumed', {
    game: setup.game,
    edition: say('game', editionIn(setup.rules)),
    players: setup.seats.map(({ seat }) => seat).join(', '),
  });

const INTERRUPTED = 130;
async function playAt(ground: Opened, options: PlayOptions): Promise<void> {
  const say = sayIn(langOf(options));
  const random = seeded(seedOf(options));
  const host = new Host(ground);
  const game = options.resume ?? (await begun(host, options, random));
  const setup = await setupIn(ground, game);
  await keysFor(ground, game);
  const me = seatIn(setup, options.seat);
  const lines = new Lines(process.stdin, process.stdout);
  try {
    await lines.print(welcome(say, setup, options.resume === undefined), say('game', 'help'), '');
    const bots = botsIn(setup, me, botOf(options), random);
    const session = new Session({ ground, table: host.table(game), me, bots, random, lines, say }, setup.rules);
    if ((await session.play()) === 'stuck') process.exitCode = 1;
    if (lines.interrupted) process.exitCode = INTERRUPTED;
  } finally {
    lines.close();
  }
}

/** A person plays at the terminal against bots. The game is in the log like any other, so that it can be gone on with, replayed and verified. */
export const play = async (options: PlayOptions): Promise<void> => {
  const ground = await openGround();
  try {
    await playAt(ground, options);
  } finally {
    await ground.close();
  }
};

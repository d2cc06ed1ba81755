import { PassThrough } from 'node:stream';
import { type Bot, heuristicBot, seeded } from '@arbiter/bots';
import { cardNamed, type Lang, sampleDecks } from '@arbiter/cards';
import { keysOf, memoryBeside, memoryLog } from '@arbiter/log';
import { check, type Decision, type DecisionOf, type Edition, type Kind, type Random, type Switches, sample } from '@arbiter/schema';
import { type Ground, Host, setupOf, type Table } from '@arbiter/table';
import { gameId, master } from '../../../../test/support/games.ts';
import { groundOn } from '../../../../test/support/ground.ts';
import { Lines } from './input.ts';
import { promptFor } from './prompts/index.ts';
import { Session } from './session.ts';
import { sayIn } from './words/index.ts';

/** What is typed at a question; null: nothing more, the input ends. */
export type Typing = (decision: Decision, sofar: string) => string | null;
const written = <K extends Kind>(decision: DecisionOf<K>, random: Random): string => promptFor(decision).make(decision.space, sample(decision, random));
/** A legal answer by chance, as one would type it. */
export const anyAnswer =
  (random: Random): Typing =>
  (decision) =>
    written(decision as DecisionOf<'pay'>, random);

/** First something that cannot be read, then, where too much can be chosen, something illegal, then the answer. */
export function clumsily(random: Random, type: Typing): Typing {
  let tried = 0;
  return (decision, sofar) => {
    const { from } = decision.space as { readonly from?: readonly unknown[] };
    const all = { [decision.kind]: from } as never;
    const tooMuch = (decision.kind === 'objects' || decision.kind === 'targets') && check(decision as never, all) !== null && (from?.length ?? 0) > 0;
    const bad = [...(random.below(4) === 0 ? ['§'] : []), ...(tooMuch ? ['all'] : [])];
    const next = bad[tried];
    tried = next === undefined ? 0 : tried + 1;
    return next ?? type(decision, sofar);
  };
}

export const SEATS = ['Ann', 'Bot 1', 'Bot 2', 'Bot 3'] as const;
export interface Sat {
  readonly ground: Ground;
  readonly table: Table;
  readonly rules: Switches;
}
type DeckName = keyof typeof sampleDecks;
export interface Setting {
  readonly seed?: number;
  readonly rules?: Edition;
  readonly players?: number;
  /** Names of sample decks, or so many of these cards. */
  readonly decks?: readonly (DeckName | Readonly<Record<string, number>>)[];
}
const cardsOf = (deck: DeckName | Readonly<Record<string, number>>): readonly string[] =>
  typeof deck === 'string' ? sampleDecks[deck].main : Object.entries(deck).flatMap(([name, n]) => Array.from({ length: n }, () => name));
/** A new game of a person against bots, in memory; the same seed shuffles alike. */
export async function begun({ seed = 1, rules = 'classic', players = 2, decks = ['beasts', 'graves'] }: Setting = {}): Promise<Sat> {
  const ground = groundOn({ log: memoryLog(), beside: memoryBeside() });
  const host = new Host(ground);
  const seats = SEATS.slice(0, players).map((seat, at) => ({ seat, main: cardsOf(decks[at % decks.length] ?? 'beasts') }));
  const wanted = setupOf({ rules, format: players > 2 ? 'free-for-all' : 'duel', seats, card: cardNamed });
  const game = gameId(seed);
  const { keyId, commitment } = keysOf(master, game);
  const reply = await host.take(game, { kind: 'create', actionId: 'create', setup: { ...wanted, game, keyId, commitment } });
  if (reply.reply !== 'done') throw new Error(JSON.stringify(reply));
  return { ground, table: host.table(game), rules: wanted.rules };
}

export interface Sitting {
  readonly end: Awaited<ReturnType<Session['play']>>;
  readonly out: string;
  readonly kinds: ReadonlyMap<Kind, number>;
}
/** Somebody sits down at a game and types at each question. */
export async function sit(
  { ground, table, rules }: Sat,
  seed: number,
  type: Typing,
  lang: Lang = 'en',
  bot: (random: Random) => Bot = heuristicBot,
): Promise<Sitting> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const kinds = new Map<Kind, number>();
  let out = '';
  const typed = async (): Promise<void> => {
    const found = await table.look();
    if (!found || 'reason' in found || !found.decision) return;
    kinds.set(found.decision.kind, (kinds.get(found.decision.kind) ?? 0) + 1);
    const text = type(found.decision, out);
    if (text === null) input.end();
    else input.write(`${text}\n`);
  };
  output.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (out.endsWith('> ')) void typed();
  });
  const random = seeded(seed);
  const lines = new Lines(input, output);
  const bots = Object.fromEntries(SEATS.slice(1).map((seat) => [seat, bot(random)]));
  const end = await new Session({ ground, table, me: SEATS[0], bots, random, lines, say: sayIn(lang) }, rules).play();
  lines.close();
  return { end, out, kinds };
}

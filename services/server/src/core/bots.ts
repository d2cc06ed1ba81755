import { randomInt } from 'node:crypto';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type Bot, botNamed } from '@arbiter/bots';
import { isStorageFailure, isUnreadable } from '@arbiter/log';
import { seenGame } from '@arbiter/rules';
import { type Decision, type Entry, type Game, type Seat, sample } from '@arbiter/schema';
import type { Ground, Host, Reply, Table } from '@arbiter/table';
import { LRUCache } from 'lru-cache';
import type { Growth } from './growth.ts';

const chance = { below: (n: number): number => randomInt(n) };

type Players = Readonly<Record<Seat, Bot>>;
const KEPT = 1000;

export interface BotsOptions {
  /** Milliseconds before each of a bot's answers in that game. */
  readonly pace?: (game: string) => number;
  /** After how many milliseconds a game that waits for a bot is taken to be abandoned by the process that played there. */
  readonly abandonedAfter?: number;
  readonly failed: (game: string, error: unknown) => void;
}
const ABANDONED_MS = 5000;

interface Asked {
  readonly game: Game;
  readonly decision: Decision;
  readonly head: { readonly index: number };
}
/** The storage did not take it, or too much waits: it may in a while, though nobody says when. */
const isPassing = (reply: Reply): boolean =>
  reply.reply === 'unconfirmed' || reply.reply === 'unavailable' || (reply.reply === 'refused' && reply.code === 'busy');
const isAsked = (players: Players, decision: Decision | null): decision is Decision => decision !== null && Object.hasOwn(players, decision.seat);

/**
 * Plays the seats that entry 0 gives to bots, through the table like anyone. Whichever process has stored the last entry goes on;
 * if it is gone, any other that notices. Two at once do no harm: an answer's id is its decision's.
 */
export class Bots {
  private readonly ground: Ground;
  private readonly host: Host;
  private readonly options: BotsOptions;
  private readonly players = new LRUCache<string, Players>({ max: KEPT });
  private readonly playing = new Set<string>();
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  private readonly closing = new AbortController();

  constructor(ground: Ground, host: Host, options: BotsOptions) {
    this.ground = ground;
    this.host = host;
    this.options = options;
  }

  /** Goes on where this process has just stored an entry. */
  stored(entry: Entry): void {
    if (entry.then.awaited) this.nudge(entry.game);
  }

  /** Plays on if a bot is asked there. */
  nudge(game: string): void {
    if (this.playing.has(game) || this.closing.signal.aborted) return;
    this.playing.add(game);
    this.play(game)
      .catch((error: unknown) => {
        if (this.closing.signal.aborted) return;
        this.options.failed(game, error);
        if (isStorageFailure(error)) this.later(game, () => this.nudge(game));
      })
      .finally(() => this.playing.delete(game));
  }

  /** Takes over games that others have left in a bot's turn. */
  watch(growth: Growth): void {
    growth.listen(({ game, index }) => this.later(game, () => void this.takeOver(game, index)));
  }
  private later(game: string, work: () => void): void {
    clearTimeout(this.waiting.get(game));
    const ms = (this.options.abandonedAfter ?? ABANDONED_MS) + (this.options.pace?.(game) ?? 0);
    const timer = setTimeout(() => {
      this.waiting.delete(game);
      work();
    }, ms);
    this.waiting.set(game, timer.unref());
  }
  private async takeOver(game: string, index: number): Promise<void> {
    const head = await this.ground.log.head(game).catch(() => null);
    if (head?.index === index) this.nudge(game);
  }

  /** Looks through every game once, as after a restart; leaves room for others between two games. */
  async resume(): Promise<void> {
    for (let after = ''; !this.closing.signal.aborted; ) {
      const games = await this.ground.log.games(after);
      if (games.length === 0) return;
      for (const game of games) {
        await turn(); // the embedded log answers without ever waiting
        if (await this.hasBots(game)) this.nudge(game);
        if (this.closing.signal.aborted) return;
      }
      after = games.at(-1) ?? after;
    }
  }

  /** A game that cannot be read is left to those who look at it. */
  private async hasBots(game: string): Promise<boolean> {
    try {
      return Object.keys(await this.playersOf(game)).length > 0;
    } catch (error) {
      if (!isUnreadable(error)) return true; // what cannot be found out yet is tried
      this.options.failed(game, error);
      return false;
    }
  }

  private async playersOf(game: string): Promise<Players> {
    const known = this.players.get(game);
    if (known) return known;
    for await (const { entry } of this.ground.log.read(game)) {
      const seats = entry.action.kind === 'create' ? entry.action.setup.seats : [];
      const players = Object.fromEntries(seats.flatMap(({ seat, bot }) => (bot ? [[seat, botNamed(bot, chance)] as const] : [])));
      this.players.set(game, players);
      return players;
    }
    return {};
  }

  private async play(game: string): Promise<void> {
    const players = await this.playersOf(game);
    if (Object.keys(players).length === 0) return;
    const table = this.host.table(game);
    for (;;) {
      const found = await table.look();
      if (!found || 'reason' in found || !isAsked(players, found.decision)) return;
      const ms = this.options.pace?.(game) ?? 0;
      if (ms > 0) await pause(ms, undefined, { signal: this.closing.signal, ref: false });
      if (!(await this.answer(table, players[found.decision.seat] as Bot, { ...found, decision: found.decision }))) return;
      await turn(); // others have their turn of the process too
      if (this.closing.signal.aborted) return;
    }
  }

  /** Whether the game goes on. A bot whose own choice is refused answers by chance; what is refused then was asked of somebody else meanwhile. */
  private async answer(table: Table, bot: Bot, { game, decision, head }: Asked): Promise<boolean> {
    const about = { kind: 'answer', actionId: `bot-${head.index}`, seat: decision.seat, decision: head.index } as const;
    const reply = await table.take({ ...about, answer: bot.choose(decision, () => seenGame(game, { seat: decision.seat })) });
    if (reply.reply === 'refused' && reply.code === 'illegal-answer')
      return this.wentOn(table, head.index, await table.take({ ...about, answer: sample(decision, chance) }));
    return this.wentOn(table, head.index, reply);
  }
  private async wentOn(table: Table, index: number, reply: Reply): Promise<boolean> {
    if (reply.reply === 'done') return true;
    if (isPassing(reply)) this.later(table.game, () => this.nudge(table.game));
    if (reply.reply !== 'refused') return false;
    return reply.code === 'stale-decision' || reply.code === 'action-id-reused' ? this.hasMoved(table.game, index) : false;
  }
  private async hasMoved(game: string, index: number): Promise<boolean> {
    return (await this.ground.log.head(game))?.index !== index;
  }

  close(): void {
    this.closing.abort();
    for (const timer of this.waiting.values()) clearTimeout(timer);
  }
}

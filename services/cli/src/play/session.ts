import { setImmediate as turn } from 'node:timers/promises';
import type { Bot } from '@arbiter/bots';
import {
  type AnswerOf,
  type Decision,
  type DecisionOf,
  type Game,
  list,
  type Random,
  type Seat,
  sample,
  type ViewedGame,
  type Withdrawal,
} from '@arbiter/schema';
import type { Ground, Reply, Table } from '@arbiter/table';
import { seenBy } from '../seen.ts';
import { markFor, questionLines } from './asking.ts';
import { boardLines } from './board.ts';
import { carryOut, type Outcome } from './carrying.ts';
import { commandIn } from './commands.ts';
import type { Lines } from './input.ts';
import { promptFor } from './prompts/index.ts';
import { bad, ok, type Read } from './prompts/prompt.ts';
import { refusalText } from './refusals.ts';
import type { Scene } from './scene.ts';
import { passTo, placeOf, type Stops, stopsHere, usualStops } from './stops.ts';
import { Story } from './story.ts';
import type { Say } from './words/index.ts';

export interface Seated {
  readonly ground: Ground;
  readonly table: Table;
  readonly me: Seat;
  readonly bots: Readonly<Record<Seat, Bot>>;
  readonly random: Random;
  readonly lines: Lines;
  readonly say: Say;
}
/** What the person has set for this sitting. */
export interface Settings {
  stops: Stops;
  withRules: boolean;
}
interface Asked {
  readonly game: Game;
  readonly decision: Decision;
  readonly head: { readonly index: number };
}
type End = 'over' | 'quit' | 'stuck';
type Answered = AnswerOf<Decision['kind']> | Withdrawal;

/** Questions that are put though there be one answer, since a player may want to think about them; the others then go without saying. */
const ALWAYS_PUT: ReadonlySet<Decision['kind']> = new Set<Decision['kind']>(['priority', 'mulligan', 'entropy', 'pay', 'loop']);
const only = (decision: Decision): Answered | null => {
  const [answer, other] = ALWAYS_PUT.has(decision.kind) ? [] : list(decision as DecisionOf<'pay'>, 2);
  return answer !== undefined && other === undefined ? answer : null;
};
/** Questions that are put with the board before them, if it has changed. */
const WITH_BOARD: ReadonlySet<Decision['kind']> = new Set<Decision['kind']>(['priority', 'attackers', 'blockers', 'player']);

/** So much is told of how a game ended that its player has left. */
const LAST_LINES = 6;

/** One person at one game: asks him, lets the bots answer, tells what happens. Everything is stored before it is told. */
export class Session {
  private readonly seated: Seated;
  private readonly story: Story;
  private readonly settings: Settings;
  private readonly usual: Stops;
  private board = '';
  private gone = false;
  private askedAt = '';

  constructor(seated: Seated, rules: Game['rules']) {
    this.seated = seated;
    this.story = new Story(seated.me, seated.say);
    this.usual = usualStops(rules);
    this.settings = { stops: this.usual, withRules: false };
  }

  /** Plays on to the end of the game or of what is typed. */
  async play(): Promise<End> {
    await this.catchUp();
    this.story.takeNew(false);
    for (;;) {
      const found = await this.seated.table.look();
      if (!found || 'reason' in found) return this.stuck(found?.reason ?? '');
      const { decision } = found;
      if (!decision) return this.over(found.game);
      if (found.game.players.some(({ seat, status }) => seat === this.seated.me && status !== 'playing')) await this.leave();
      if (this.seated.lines.closed && this.seated.lines.interrupted) return this.quit();
      if (decision.seat !== this.seated.me) {
        const failure = await this.letBot({ ...found, decision });
        if (failure !== null) return this.stuck(failure);
      } else if (!(await this.letPerson({ ...found, decision }))) return this.quit();
    }
  }

  private async catchUp(): Promise<void> {
    for await (const { entry } of this.seated.ground.log.read(this.seated.table.game, this.story.next)) this.story.add(entry);
  }
  private async tell(): Promise<void> {
    await this.catchUp();
    await this.seated.lines.print(...this.story.takeNew(this.settings.withRules));
  }

  private take({ decision, head }: Asked, answer: Answered): Promise<Reply> {
    const { table } = this.seated;
    return table.take({ kind: 'answer', actionId: `play-${head.index}-${this.tries++}-${this.sitting}`, seat: decision.seat, decision: head.index, answer });
  }
  private tries = 0;
  /** Keeps the ids of a refused answer apart from those of an earlier sitting. */
  private readonly sitting = Date.now().toString(36);

  /** A bot whose own choice is refused answers by chance. Why the storage did not take it, if it did not. */
  private async letBot(asked: Asked): Promise<string | null> {
    const { bots, random } = this.seated;
    const { decision, game } = asked;
    const bot = bots[decision.seat];
    const first = await this.take(asked, bot ? bot.choose(decision, seenBy(game, decision.seat)) : sample(decision, random));
    const reply = first.reply === 'refused' ? await this.take(asked, sample(decision, random)) : first;
    await turn(); // Ctrl-C is noticed between two answers
    return reply.reply === 'unavailable' || reply.reply === 'unconfirmed' ? reply.why : null;
  }

  /** False: nothing more is typed. */
  private async letPerson(asked: Asked): Promise<boolean> {
    const { decision, game } = asked;
    const view = seenBy(game, decision.seat)();
    const unasked =
      decision.kind !== 'priority' ? only(decision) : stopsHere(decision, view, this.settings.stops, this.askedAt) ? null : passTo(this.settings.stops);
    if (unasked && (await this.take(asked, unasked)).reply === 'done') return true;
    this.askedAt = placeOf(view);
    await this.catchUp();
    const scene = this.sceneOf(view, game);
    if (game.attempts.length === 0) await this.tell();
    if (WITH_BOARD.has(decision.kind)) await this.showBoard(scene, false);
    for (;;) {
      await this.seated.lines.print(...questionLines(decision as DecisionOf<'pay'>, scene, this.settings.withRules));
      const outcome = await this.read(asked, scene);
      if (outcome === 'quit') return false;
      if (outcome === 'again') continue;
      if (outcome === 'done') return true;
      const reply = await this.take(asked, outcome.answer);
      if (reply.reply === 'done') return true;
      await this.refused(scene, reply);
      if (reply.reply !== 'refused' || reply.code === 'stale-decision') return true;
    }
  }

  private sceneOf(view: ViewedGame, game: Game): Scene {
    const { me, say } = this.seated;
    return { me, view, say, cards: game.cards, triggers: this.story.triggers, manaSources: this.story.manaSources, lastKnown: (id) => this.story.nameOf(id) };
  }

  private async showBoard(scene: Scene, always: boolean): Promise<void> {
    const lines = boardLines(scene);
    const text = lines.join('\n');
    if (always || text !== this.board) await this.seated.lines.print('', ...lines, '');
    this.board = text;
  }

  /** A line that is a command is carried out; any other is an answer, or no answer. */
  private async read(asked: Asked, scene: Scene): Promise<Outcome> {
    const { lines, say } = this.seated;
    const line = await lines.ask('> ');
    if (line === null) return 'quit';
    const command = commandIn(line);
    if (command) {
      const { story, settings, usual, seated } = this;
      const showBoard = (): Promise<void> => this.showBoard(scene, true);
      return carryOut(command, { ...asked, scene, story, settings, usual, seated, showBoard });
    }
    const read = this.answerIn(asked.decision as DecisionOf<'pay'>, line, scene);
    if ('ok' in read) return { answer: read.ok };
    await lines.print(`! ${say('complaint', read.bad.key, read.bad.params)}`);
    return 'again';
  }
  private answerIn(decision: DecisionOf<'pay'>, line: string, scene: Scene): Read<Answered> {
    const prompt = promptFor(decision);
    const usual = prompt.usual?.(decision.space) ?? null;
    const typed = (text: string): Read<Answered> => prompt.parse(decision.space, text);
    const direct = line.trim() === '' ? (usual ? ok(usual) : bad('empty')) : typed(line);
    const mark = 'bad' in direct ? markFor(prompt.choices(decision, scene), line) : null;
    const read = mark === null ? direct : typed(mark);
    const passes = 'ok' in read && 'pass' in read.ok && !('until' in read.ok);
    return passes ? ok(passTo(this.settings.stops)) : read;
  }

  private async refused(scene: Scene, reply: Exclude<Reply, { reply: 'done' }>): Promise<void> {
    const { lines, say } = this.seated;
    if (reply.reply === 'refused') {
      const { refusal, code } = reply;
      await lines.print(refusal ? `! ${refusalText(scene, refusal)} [${refusal.cite}]` : `! ${refusalText(scene, { why: code })}`);
    } else await lines.print(say('game', 'failed', { why: reply.reply === 'quarantined' ? reply.quarantine.reason : reply.why }));
  }

  /** He has lost or conceded; where the others play on, they do so unseen. */
  private async leave(): Promise<void> {
    if (this.gone) return;
    this.gone = true;
    await this.tell();
    await this.seated.lines.print(this.seated.say('game', 'left'));
  }

  private async stuck(why: string): Promise<End> {
    await this.seated.lines.print(this.seated.say('game', 'stuck', { why }));
    return 'stuck';
  }
  private async quit(): Promise<End> {
    const { lines, say, table } = this.seated;
    await lines.print('', say('game', 'kept', { game: table.game }));
    return 'quit';
  }
  private async over(game: Game): Promise<End> {
    const { lines, say, me } = this.seated;
    await this.catchUp();
    await lines.print(...this.story.takeNew(this.settings.withRules).slice(this.gone ? -LAST_LINES : 0));
    await this.showBoard(this.sceneOf(seenBy(game, me)(), game), false);
    const winners = game.result?.winners ?? [];
    const params = { players: winners.join(', '), n: winners.length };
    await lines.print(winners.length === 0 ? say('game', 'draw') : winners.includes(me) ? say('game', 'you') : say('game', 'lost', params));
    return 'over';
  }
}

import { canonical, commitmentTo, type GameKeys, type Head, type Line, verifyChain } from '@arbiter/log';
import { act, createGame, evolve, nothing, type Outcome, type Parts, type Position, partsOf, type Refused, same } from '@arbiter/rules';
import type { Entry, EntryCore, Game, Setup } from '@arbiter/schema';
import { seatsOf } from './entries.ts';
import { entryThen } from './then.ts';

export interface Verdict {
  readonly game: string | null;
  readonly entries: number;
  readonly reexecuted: number;
  readonly ok: boolean;
  readonly firstBad: { readonly index: number; readonly why: string } | null;
  readonly head: Head | null;
}
export interface VerifyRequest {
  readonly lines: AsyncIterable<Line> | Iterable<Line>;
  readonly engine: string;
  /** The game's keys: the lines are stored entries. Without them they are an export. */
  readonly keys: GameKeys | null;
  /** The game's seed, to carry the actions out again; null: the entries are folded only. */
  readonly seed: string | null;
  readonly head?: Head;
}

/**
 * Carries the actions of our own engine version out again and compares everything they lead to; folds the others.
 * Re-execution goes on only from a position this engine made itself: from the first entry of another engine on, entries are folded only.
 */
class Replay {
  game: Game = nothing;
  position: Position | null = null;
  reexecuted = 0;
  private ours = true;
  private readonly request: VerifyRequest;

  constructor(request: VerifyRequest) {
    this.request = request;
  }

  partsOf(entry: EntryCore): Parts | null {
    if (entry.engine !== this.request.engine) return null;
    const after = entry.batches.flat().reduce<Game>(evolve, this.game);
    return partsOf(this.game, seatsOf(after), entry.action, entry.batches, entry.then.awaited);
  }

  /** What is wrong with an entry, or null. */
  check(entry: Entry): string | null {
    const problem = this.reexecute(entry);
    this.game = entry.batches.flat().reduce<Game>(evolve, this.game);
    return problem;
  }

  private reexecute(entry: Entry): string | null {
    const { seed, engine, keys } = this.request;
    this.ours &&= seed !== null && entry.engine === engine;
    if (!this.ours || seed === null) return null;
    if (entry.action.kind === 'create' && entry.action.setup.commitment !== commitmentTo(entry.game, seed)) {
      this.ours = false; // a seed that an export reveals is judged where it stands, on the last line
      return keys || !tellsOf(entry, entry.action.setup) ? 'its seed is not the one committed to' : null;
    }
    const result = this.carryOut(entry, seed);
    if (typeof result === 'string') return result;
    this.position = result.position;
    this.reexecuted++;
    if (!same(result.batches, entry.batches)) return different(result.batches, entry.batches);
    return canonical(entryThen(result.position)) === canonical(entry.then) ? null : 'the action leads to another position or question';
  }

  private carryOut(entry: Entry, seed: string): Outcome | string {
    if (entry.action.kind === 'create') return entry.index === 0 ? createGame(entry.action.setup, seed) : 'the game is created twice';
    if (!this.position) return 'the game is not created first';
    const result: Outcome | Refused = act(this.position, entry.action);
    return 'refused' in result ? `the action is refused: ${result.refused}` : result;
  }
}

const tellsOf = ({ batches }: Entry, setup: Setup): boolean => batches.flat().some((event) => event.type === 'GameCreated' && same(event.setup, setup));

const different = (ours: Outcome['batches'], logged: Entry['batches']): string => {
  const ourTypes = ours.flat();
  const loggedTypes = logged.flat();
  const place = loggedTypes.findIndex((event, i) => !same(event, ourTypes[i]));
  const at = place < 0 ? loggedTypes.length : place;
  return `the action leads to other events: number ${at} is ${ourTypes[at]?.type ?? 'nothing'}, the log has ${loggedTypes[at]?.type ?? 'nothing'}`;
};

export const verify = async (request: VerifyRequest): Promise<Verdict> => {
  const replay = new Replay(request);
  const verified = await verifyChain(request.lines, {
    ...(request.keys ? { saltKey: request.keys.saltKey } : {}),
    ...(request.head ? { head: request.head } : {}),
    partsOf: (entry) => replay.partsOf(entry),
    reexecute: (entry) => replay.check(entry),
  });
  return {
    game: verified.game,
    entries: verified.entries,
    reexecuted: replay.reexecuted,
    ok: verified.firstBad === null,
    firstBad: verified.firstBad,
    head: verified.head,
  };
};

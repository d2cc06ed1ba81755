import { createSecretKey } from 'node:crypto';
import { type GameKeys, type GameLog, keysOf, type MemoryStore, memoryBeside, memoryLog } from '@arbiter/log';
import { type Ability, type Action, type ActionOf, type Answer, type Card, type Decision, type Entry, list, type Setup } from '@arbiter/schema';
import type { Reply } from './replies.ts';
import { setupOf } from './setup.ts';
import { type Ground, Table } from './table.ts';

/** Small games for the tests of this package: few cards, a fixed key, everything in memory. */

const master = createSecretKey(Buffer.alloc(32, 7));
export const keys = (game: string): GameKeys => keysOf(master, game);
export const ENGINE = 'e'.repeat(64);
export const OTHER_ENGINE = 'f'.repeat(64);
export const idOf = (n: number): string => `${n}`.padStart(26, 'g');

const artifact = (name: string, ...abilities: readonly Ability[]): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, cost: '{0}', types: ['artifact'], abilities }],
});
const gain = { do: 'gainLife', who: 'you', amount: 1 } as const;
const cards: readonly Card[] = [
  artifact('Font', { kind: 'activated', cost: [], do: [gain, { do: 'may', who: 'you', then: [gain] }] }),
  artifact('Spring', {
    kind: 'activated',
    cost: [],
    do: [
      { do: 'draw', who: 'you', amount: 1 },
      { do: 'may', who: 'you', then: [gain] },
    ],
  }),
  artifact('Vortex', { kind: 'activated', cost: [], do: [{ do: 'repeatWhile', then: [gain], while: { compare: 1, op: '=', to: 1 } }] }),
];

export interface Made {
  readonly ground: Ground;
  readonly told: Entry[];
}
/** `change` wraps the log, to see what a table asks of it or to let it fail. */
export const groundOn = (store?: MemoryStore, change: (log: GameLog) => GameLog = (log) => log): Made => {
  const told: Entry[] = [];
  let clock = 1_000;
  const ground: Ground = {
    log: change(memoryLog(store)),
    beside: memoryBeside(),
    keysOf: keys,
    engine: ENGINE,
    now: () => clock++,
    stored: (entry) => told.push(entry),
  };
  return { ground, told };
};

/** Both decks are the same few cards over and over. */
export const setupFor = (game: string, names: readonly string[] = ['Font', 'Spring', 'Vortex']): Setup => {
  const main = Array.from({ length: 40 }, (_, i) => names[i % names.length] as string);
  const wanted = setupOf({ rules: 'classic', seats: ['A', 'B'].map((seat) => ({ seat, main })), card: (name) => cards.find((card) => card.name === name) });
  const { keyId, commitment } = keys(game);
  return { ...wanted, game, keyId, commitment };
};
export const createOf = (game: string, names?: readonly string[], actionId = 'create'): ActionOf<'create'> => ({
  kind: 'create',
  actionId,
  setup: setupFor(game, names),
});

export type Done = Extract<Reply, { reply: 'done' }>;
export const done = (reply: Reply): Done => {
  if (reply.reply !== 'done') throw new Error(JSON.stringify(reply));
  return reply;
};
/** The open question. */
export const openAt = async (table: Table): Promise<{ readonly decision: Decision; readonly index: number }> => {
  const seen = await table.look();
  if (seen === null || 'reason' in seen || seen.decision === null) throw new Error(JSON.stringify(seen));
  return { decision: seen.decision, index: seen.head.index };
};
export const answerOf = (decision: Decision, index: number, answer: Answer, actionId = `${index}`): ActionOf<'answer'> => ({
  kind: 'answer',
  actionId,
  seat: decision.seat,
  decision: index,
  answer,
});
/** Keeps, passes, and else gives the first legal answer. */
export const plainly = (decision: Decision): Answer =>
  decision.kind === 'priority' ? { pass: true } : decision.kind === 'mulligan' ? { keep: true } : (list(decision as never, 1)[0] as Answer);

export const started = async (ground: Ground, game: string, names?: readonly string[]): Promise<Table> => {
  const table = new Table(ground, game);
  done(await table.take(createOf(game, names)));
  return table;
};
/** Answers as `say` says, plainly where it says nothing, until the question is `wanted`. */
export const playTo = async (
  table: Table,
  wanted: (decision: Decision) => boolean,
  say: (decision: Decision) => Answer | null = () => null,
): Promise<{ readonly decision: Decision; readonly index: number }> => {
  for (let n = 0; n < 500; n++) {
    const open = await openAt(table);
    if (wanted(open.decision)) return open;
    done(await table.take(answerOf(open.decision, open.index, say(open.decision) ?? plainly(open.decision))));
  }
  throw new Error('it never came to that');
};
/** Casts and activates whatever there is of it, once. */
export const using = (): ((decision: Decision) => Answer | null) => {
  const used = new Set<string>();
  return (decision) => {
    if (decision.kind !== 'priority') return null;
    for (const what of ['activate', 'cast'] as const) {
      const option = decision.space.options.find((one) => what in one);
      if (option && !used.has(what)) {
        used.add(what);
        return option;
      }
    }
    return null;
  };
};
export const entriesIn = async (log: GameLog, game: string): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for await (const { entry } of log.read(game)) entries.push(entry);
  return entries;
};
export const isPriority = (decision: Decision): boolean => decision.kind === 'priority';
export const another = (action: Action, actionId: string): Action => ({ ...action, actionId });

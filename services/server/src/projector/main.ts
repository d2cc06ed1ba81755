/** `main.ts zones|life|stack|timeline|all [--once] [--rebuild] [--game ID [--lang en|ru]]`: keeps projections beside the log, as a process of its own. */
import { type Language, type Line, lineText, type ProjectionName, projectionOf } from '@arbiter/projections';
import { BadConfig, storageConfigOf } from '../config.ts';
import { storageBy } from '../storage.ts';
import { type Asked, askedIn, Unusable } from './asked.ts';
import type { Kept } from './kept.ts';
import { Projector } from './projector.ts';
import { type ProjectionStore, projectionStore } from './store.ts';

const printLines = (lines: readonly Line[], language: Language): void => {
  for (const line of lines) console.log(`${line.entry}\t[${line.rule}]\t${lineText(line, language)}${line.undone ? ' (-)' : ''}`);
};
const print = (name: ProjectionName, game: string, { link, state, broken }: Kept, language: Language | null): void => {
  const shown = projectionOf(name).show(state);
  if (language !== null) printLines(shown as readonly Line[], language);
  else console.log(JSON.stringify({ projection: name, game, head: link && { index: link.index, hash: link.hash }, broken, state: shown }));
  if (language !== null && broken !== null) console.error(`arbiter: ${broken}`);
};
const oneGame = async (projector: Projector, { names, language }: Asked, game: string): Promise<void> => {
  for (const name of names) {
    const kept = await projector.game(name, game);
    if (!kept) throw new Unusable(`there is no game ${game}`);
    print(name, game, kept, language);
  }
};
const summary = (store: ProjectionStore, names: readonly ProjectionName[]): void => {
  for (const name of names) {
    const { games, broken } = store.count(name);
    console.log(`${name}: ${games} games, ${broken} of them broken; up to position ${store.position(name)}`);
  }
};

const run = async (wanted: Asked): Promise<void> => {
  const config = storageConfigOf(process.env);
  const storage = await storageBy(config);
  const store = projectionStore(config.dataDir);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  try {
    if (wanted.rebuild) for (const name of wanted.names) store.drop(name, wanted.game ?? undefined);
    const projector = new Projector({ log: storage.log, store, names: wanted.names });
    if (wanted.game !== null) return await oneGame(projector, wanted, wanted.game);
    await projector.follow(stop.signal, wanted.once || wanted.rebuild ? await storage.log.newest() : undefined);
    summary(store, wanted.names);
  } finally {
    await storage.log.close();
    await storage.beside.close();
    store.close();
  }
};

const isPlain = (error: unknown): error is Error => {
  if (error instanceof Unusable || error instanceof BadConfig) return true;
  return error instanceof Error && ('_tag' in error || 'syscall' in error || 'errcode' in error);
};
try {
  await run(askedIn(process.argv.slice(2)));
} catch (error) {
  if (!isPlain(error)) throw error;
  console.error(`arbiter: ${error.message}`);
  process.exitCode = 2;
}

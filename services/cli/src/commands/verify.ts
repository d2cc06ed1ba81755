import { createReadStream, existsSync } from 'node:fs';
import { type Head, isMessage, linesOf, parseExportLine, verifyMessages } from '@arbiter/log';
import { engineHash, type Verdict, verify as verifyLines } from '@arbiter/table';
import { keysFor, openGround, UsageError } from '../ground.ts';

export interface VerifyCommand {
  readonly head?: string;
  readonly json?: boolean;
}

const headOf = (text: string | undefined): Head | undefined => {
  if (text === undefined) return undefined;
  const match = /^(\d+):([0-9a-f]{64})$/.exec(text);
  if (!match) throw new UsageError(`--head is "${text}"; it takes INDEX:HASH`);
  return { index: Number(match[1]), hash: match[2] as string };
};

const isGameId = (text: string): boolean => /^[a-z0-9]{26}$/.test(text);

const ofGame = async (game: string, head: Head | undefined): Promise<Verdict> => {
  const ground = await openGround();
  try {
    const keys = await keysFor(ground, game);
    return await verifyLines({ lines: ground.log.read(game), engine: ground.engine, keys, seed: keys.seed, ...(head ? { head } : {}) });
  } finally {
    await ground.close();
  }
};
/** The seed that an export of a finished game carries on its last line. */
const revealedIn = async (file: string): Promise<string | null> => {
  let seed: string | null = null;
  for await (const line of linesOf(createReadStream(file))) {
    const read = parseExportLine(line);
    if ('reveal' in read && read.reveal) seed = read.reveal.seed;
  }
  return seed;
};
/** Whether a file holds what a seat or a spectator was sent: its first line tells. */
const isOfMessages = async (file: string): Promise<boolean> => {
  for await (const line of linesOf(createReadStream(file))) {
    try {
      return isMessage(JSON.parse(Buffer.from(line).toString('utf8')));
    } catch {
      return false;
    }
  }
  return false;
};
const ofMessages = async (file: string, head: Head | undefined): Promise<Verdict> => {
  const { masked: _, ...verified } = await verifyMessages(linesOf(createReadStream(file)), head);
  return { ...verified, reexecuted: 0, ok: verified.firstBad === null };
};
const ofFile = async (file: string, head: Head | undefined): Promise<Verdict> =>
  (await isOfMessages(file))
    ? ofMessages(file, head)
    : verifyLines({ lines: linesOf(createReadStream(file)), engine: engineHash(), keys: null, seed: await revealedIn(file), ...(head ? { head } : {}) });

const carriedOut = ({ reexecuted, entries }: Verdict): string =>
  reexecuted === 0 && entries > 0
    ? 'none of them carried out again, for want of the seed, of what is hidden, or of the engine of that day'
    : `${reexecuted} of them carried out again`;

const print = (v: Verdict, head: Head | undefined): void => {
  if (v.firstBad) console.log(`${v.game ?? 'unknown game'}: entry ${v.firstBad.index} is bad: ${v.firstBad.why} (${v.entries} entries before it hold)`);
  else {
    console.log(`${v.game}: all ${v.entries} entries hold, ${carriedOut(v)}; head ${v.head?.index}:${v.head?.hash}`);
    if (!head)
      console.log('Without a kept head (--head INDEX:HASH) this shows that the chain is consistent, not who wrote it nor that nothing was cut off its end.');
  }
};

/** Checks the chain of a stored game, or of an exported file, and carries its actions out again. */
export const verify = async (what: string, options: VerifyCommand): Promise<void> => {
  const head = headOf(options.head);
  const file = existsSync(what);
  if (!file && !isGameId(what)) throw new UsageError(`${what} is neither a game's id nor a file`);
  const verdict = file ? await ofFile(what, head) : await ofGame(what, head);
  if (options.json)
    console.log(JSON.stringify({ game: verdict.game, entries: verdict.entries, reexecuted: verdict.reexecuted, ok: verdict.ok, firstBad: verdict.firstBad }));
  else print(verdict, head);
  process.exitCode = verdict.ok ? 0 : 1;
};

import { parseCanonical } from './canonical.ts';
import { BESIDE_SEATS, checkChain, checkPublic, checkSeat, type Flaw, flaws } from './chain.ts';
import { NotCanonical } from './errors.ts';
import { ENTRY_VERSION, type Head, isHash, type Link } from './types.ts';
import type { Line, Verified } from './verifyChain.ts';

/*
 * What a spectator or a seat was sent can be proved too: that it is one chain, that it shows what its digests cover. Nothing in it can be carried out again, since part of each entry is hidden.
 */

interface Message {
  readonly link: Link;
  readonly public: unknown;
  /** What a seat was sent beside it. */
  readonly own: { readonly part: unknown; readonly salt: string } | null;
}
type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasKeys = (value: Fields, keys: readonly string[]): boolean => Object.keys(value).toSorted().join() === keys.toSorted().join();
const isNat = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const HEAD = ['v', 'game', 'index', 'at', 'engine', 'prevHash', 'hash'];

const isHead = (head: unknown): head is Omit<Link, 'digests'> =>
  isRecord(head) &&
  hasKeys(head, HEAD) &&
  head['v'] === ENTRY_VERSION &&
  typeof head['game'] === 'string' &&
  [head['index'], head['at']].every(isNat) &&
  [head['engine'], head['prevHash'], head['hash']].every(isHash);

/** Whether a line is of such a file rather than of an export of whole entries. */
export const isMessage = (value: unknown): boolean => isRecord(value) && 'head' in value && 'public' in value;

const messageOf = (value: unknown): Message | null => {
  if (!isRecord(value) || !isRecord(value['public']) || !hasKeys(value['public'], ['action', 'batches', 'awaited'])) return null;
  const { head, digests, part, salt } = value;
  const isSeats = 'part' in value || 'salt' in value;
  if (!hasKeys(value, ['head', 'public', 'digests', ...(isSeats ? ['part', 'salt'] : [])])) return null;
  if (!isHead(head) || !Array.isArray(digests) || !digests.every(isHash) || (isSeats && !isHash(salt))) return null;
  return { link: { ...head, digests }, public: value['public'], own: isSeats ? { part, salt: salt as string } : null };
};
const read = (line: Line): Message | string => {
  try {
    return messageOf(parseCanonical(typeof line === 'object' && 'text' in line ? line.text : line)) ?? 'it is not of the form of a message';
  } catch (error) {
    if (error instanceof NotCanonical) return error.message;
    throw error;
  }
};

class Walk {
  last: Link | null = null;
  /** Which seat's parts these are: the first message decides. -1: nobody's. */
  private place: number | null = null;

  flaw({ link, public: open, own }: Message, head: Head | undefined): Flaw | null {
    const flaw = checkChain(link, this.last) ?? checkPublic(link, open) ?? this.flawOfSeat(link, own);
    if (flaw) return flaw;
    if (head?.index === link.index && head.hash !== link.hash) return 'head';
    this.last = link;
    return null;
  }
  private flawOfSeat(link: Link, own: Message['own']): Flaw | null {
    const places = Array.from({ length: link.digests.length - BESIDE_SEATS }, (_, i) => i);
    const place = own === null ? -1 : (places.find((i) => checkSeat(link, i, own.part, own.salt) === null) ?? null);
    if (place === null || (this.place !== null && this.place !== place)) return 'seat';
    this.place = place;
    return null;
  }
}

/** Walks what one viewer was sent of a game, from entry 0, and stops at the first line that does not hold. */
export async function verifyMessages(lines: Iterable<Line> | AsyncIterable<Line>, head?: Head): Promise<Verified> {
  const walk = new Walk();
  let entries = 0;
  const outcome = (why: string | null): Verified => ({
    entries,
    firstBad: why === null ? null : { index: entries, why },
    game: walk.last?.game ?? null,
    head: walk.last && { index: walk.last.index, hash: walk.last.hash },
    masked: 0,
  });
  for await (const line of lines) {
    const message = read(line);
    if (typeof message === 'string') return outcome(`${flaws.bytes}: ${message}`);
    const flaw = walk.flaw(message, head);
    if (flaw) return outcome(flaws[flaw]);
    entries++;
  }
  if (entries === 0) return outcome(flaws.empty);
  return outcome(head !== undefined && head.index >= entries ? flaws.cut : null);
}

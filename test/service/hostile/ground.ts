import { keysOf } from '@arbiter/log';
import type { Problem } from '@arbiter/schema';
import { expect } from 'vitest';
import { type ProblemCode, problems } from '../../../services/server/src/core/problem.ts';
import { API, asking, JUDGE, type Made, made, type TestServer } from '../../../services/server/src/testServer.ts';

/** Cards that the one who is never attacked from holds, and that nobody else has. */
const HIDDEN = ['Giant Growth', 'Deadly Recluse'];
const decks = ['30 Mountain\n10 Lightning Bolt', `20 Forest\n${HIDDEN.map((name) => `10 ${name}`).join('\n')}`] as const;

export interface Besieged extends Made {
  readonly port: number;
  /** What the attacker may never be shown, whatever he sends. */
  readonly secrets: readonly string[];
}
/** A game of two: the attacker holds seat A, and B holds the hidden cards. */
export const besieged = async (server: TestServer): Promise<Besieged> => {
  const game = await made(asking(server), {
    players: [
      { name: 'Anna', deck: decks[0] },
      { name: 'Boris', deck: decks[1] },
    ],
  });
  const { master } = server.service.ground;
  const secrets = [...HIDDEN, API, JUDGE, game.b, keysOf(master, game.game).seed, master.export().toString('hex'), server.dataDir, process.cwd()];
  return { ...game, port: Number(new URL(server.url).port), secrets };
};

const LEAKS = /\bat [\w.<>]+ \(|node_modules|node:internal|\.ts\b|file:\/\//u;
/** No stack, no path, nothing secret. */
export const expectDiscreet = (text: string, secrets: readonly string[]): void => {
  expect(LEAKS.exec(text)?.[0]).toBeUndefined();
  for (const secret of secrets) expect(text).not.toContain(secret);
};

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && Object.hasOwn(problems, code);
/** What no request may bring about, whoever sends it. */
const NEVER: readonly ProblemCode[] = ['internal-error', 'quarantined', 'unavailable', 'unconfirmed', 'overloaded'];
export const expectProblem = ({ status, code }: Partial<Problem>): void => {
  expect(Object.keys(problems)).toContain(code);
  if (isCode(code)) expect([problems[code][0], NEVER.includes(code), code]).toEqual([status, false, code]);
};

/** Nothing that every object has was given to all of them. */
export const expectUnpolluted = (): void => {
  expect(Object.keys(Object.getOwnPropertyDescriptors(Object.prototype)).toSorted()).toEqual(PROTOTYPE);
  expect('polluted' in {}).toBe(false);
};
const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).toSorted();

/** The newest entry of every game. */
export const headsOf = async ({ service }: TestServer): Promise<ReadonlyMap<string, string>> => {
  const { log } = service.ground;
  const heads = new Map<string, string>();
  for (const game of await log.games()) heads.set(game, (await log.head(game))?.hash ?? '');
  return heads;
};

/** The service has found nothing wrong with itself. */
export const expectCalm = (logged: string[]): void => {
  expect(logged.splice(0)).toEqual([]);
};

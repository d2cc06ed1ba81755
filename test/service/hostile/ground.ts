import { keysOf } from '@arbiter/log';
import type { Problem } from '@arbiter/schema';
import { expect } from 'vitest';
import { type ProblemCode, problems } from '../../../services/server/src/core/problem.ts';
import { API, asking, JUDGE, type Made, made, type TestServer } from '../../../services/server/src/testServer.ts';

/** What no stranger may ever be shown, whatever he sends. */
export interface Secrets {
  readonly everyones: readonly string[];
  /** Of the seat that the hostile caller does not hold. */
  readonly others: readonly string[];
}

/** Cards that the one who is never attacked from holds, and that nobody else has. */
export const HIDDEN = ['Giant Growth', 'Deadly Recluse'];
const decks = ['30 Mountain\n10 Lightning Bolt', `20 Forest\n${HIDDEN.map((name) => `10 ${name}`).join('\n')}`] as const;

export interface Besieged extends Made {
  readonly port: number;
  readonly secrets: Secrets;
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
  const everyones = [API, JUDGE, game.b, keysOf(master, game.game).seed, master.export().toString('hex'), server.dataDir, process.cwd()];
  return { ...game, port: Number(new URL(server.url).port), secrets: { everyones, others: HIDDEN } };
};

const LEAKS = /\bat [\w.<>]+ \(|node_modules|node:internal|\.ts\b|file:\/\//u;
/** No stack, no path, nothing secret. `may`: what this caller may see. */
export const expectDiscreet = (text: string, { everyones, others }: Secrets, may: 'own' | 'all'): void => {
  expect(LEAKS.exec(text)?.[0]).toBeUndefined();
  for (const secret of may === 'all' ? everyones.filter((one) => one !== 'b') : [...everyones, ...others]) expect(text).not.toContain(secret);
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

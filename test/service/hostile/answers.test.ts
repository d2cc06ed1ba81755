import { seeded } from '@arbiter/bots';
import { answerCodecs, type Decision, type DecisionView, type Problem, sample, wantedActions } from '@arbiter/schema';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, asking, JUDGE, type Made, made, type TestServer, testServer } from '../../../services/server/src/testServer.ts';
import { runs, seedsOf } from '../../support/runs.ts';
import { type Shape, shaped, spoilt } from './arbitrary.ts';
import { expectCalm, expectProblem, expectUnpolluted } from './ground.ts';

/*
 * Answers and rulings, well-formed and not, to the questions of a game that is played on by chance meanwhile: each is taken and makes one entry, or is refused and makes none.
 */

const deck = '8 Mountain\n8 Forest\n8 Island\n4 Lightning Bolt\n4 Grizzly Bears\n4 Clone\n2 Blaze\n2 Deadly Recluse\n2 Cryptic Command\n2 Giant Growth';
const LONGEST = 400;

let server: TestServer;
let ask: Ask;
let game: Made;
const logged: string[] = [];
const fresh = async (): Promise<void> => {
  game = await made(ask, { rules: 'modern', players: ['Anna', 'Boris'].map((name) => ({ name, deck })) });
};
beforeAll(async () => {
  server = await testServer({}, { logged: (line) => logged.push(line) });
  ask = asking(server);
  await fresh();
});
afterEach(() => {
  expectCalm(logged);
  expectUnpolluted();
});
afterAll(() => server.dispose());

const indexOf = async (): Promise<number> => (await server.service.ground.log.head(game.game))?.index ?? -1;
const open = async (): Promise<DecisionView> => {
  const { body } = await ask<DecisionView>(`/v1/games/${game.game}/decision`, { token: JUDGE });
  if (body.decision && body.head.index < LONGEST) return body;
  await fresh();
  return open();
};
const tokenOf = (seat: string): string => game.seats[seat]?.token ?? '';

/** Taken and one entry longer, or refused and as it was. */
const tried = async (token: string, body: string): Promise<void> => {
  const before = await indexOf();
  const answer = await ask<Partial<Problem> & { readonly repeated?: boolean }>(`/v1/games/${game.game}/actions`, { token, body });
  const taken = answer.status === 200 && answer.body.repeated === false;
  if (answer.status !== 200) expectProblem(answer.body);
  expect(await indexOf(), `${body} came to ${JSON.stringify(answer.body)}`).toBe(before + (taken ? 1 : 0));
};
/** Plays on as a player would, so that the next question is another. */
const playOn = async (seed: number): Promise<void> => {
  const { decision } = await open();
  if (!decision) return;
  const answer = sample(decision as unknown as Decision, seeded(seed));
  await tried(tokenOf(decision.seat), JSON.stringify({ actionId: `legal-${decision.id}`, kind: 'answer', decisionId: decision.id, answer }));
};

let count = 0;
const actionId = (): string => `hostile-${count++}`;
const params = (small: number) => ({ numRuns: runs(small), seed: seedsOf(1)[0] as number });

describe('by chance', () => {
  it('answers of the kind that is asked for, and of others', { timeout: 600_000 }, async ({ task }) => {
    const options = params(80);
    task.meta.seed = options.seed;
    const answers = Object.fromEntries(Object.entries(answerCodecs).map(([kind, codec]) => [kind, spoilt(shaped(codec as unknown as Shape))]));
    const kinds = Object.keys(answers) as (keyof typeof answerCodecs)[];
    const hostile = fc.record({ seed: fc.nat(), steps: fc.nat(4), other: fc.constantFrom(null, null, ...kinds), all: fc.record(answers) });
    await fc.assert(
      fc.asyncProperty(hostile, async ({ seed, steps, other, all }) => {
        for (let i = 0; i < steps; i++) await playOn(seed + i);
        const { decision } = await open();
        if (!decision) return;
        const answer = all[other ?? decision.kind] as string;
        await tried(tokenOf(decision.seat), `{"kind":"answer","actionId":"${actionId()}","decisionId":${decision.id},"answer":${answer}}`);
      }),
      options,
    );
  });

  it('actions of every kind and form, and judges’ rulings', { timeout: 600_000 }, async ({ task }) => {
    const options = params(60);
    task.meta.seed = options.seed;
    const shapes = [wantedActions.answer, wantedActions.ruling, wantedActions.ruling].map((codec) => spoilt(shaped(codec as unknown as Shape)));
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.oneof(...shapes), fc.constantFrom('A', 'judge', 'judge'), async (seed, body, who) => {
        await playOn(seed);
        await open();
        await tried(who === 'judge' ? JUDGE : tokenOf(who), body.replace(/"actionId":"[^"]*"/u, `"actionId":"${actionId()}"`));
      }),
      options,
    );
  });
});

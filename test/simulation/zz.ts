import { canonical, keysOf } from '@arbiter/log';
import { act, createGame, decisionOf } from '@arbiter/rules';
import { entryThen } from '@arbiter/table';
import { gameId, master, mustDo, playedBy } from '../support/games.ts';
const seed = Number(process.argv[2]);
for (const rules of ['classic', 'modern'] as const) {
  const key = keysOf(master, gameId(seed)).seed;
  let position: any = null;
  let n = 0;
  for (const step of playedBy({ seed, rules })) {
    const action = JSON.parse(canonical(step.action));
    const outcome = position === null ? createGame(action.setup, key) : mustDo(act(position, action), action);
    position = outcome.position;
    const [a, b] = [canonical(entryThen(position)), canonical(step.entry.then)];
    if (a !== b || canonical(outcome.batches) !== canonical(step.outcome.batches)) {
      console.log(rules, n, a, '\n', b, '\n', canonical(decisionOf(position)).slice(0, 3000), '\n', canonical(decisionOf(step.outcome.position)).slice(0, 3000));
      break;
    }
    n++;
  }
  console.log(rules, n);
}

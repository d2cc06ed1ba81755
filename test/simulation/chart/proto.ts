import { randomBot, seeded } from '@arbiter/bots';
import { act, arrange, createGame, decisionOf, gameOf, type Position, thenOf } from '@arbiter/rules';
import type { Action } from '@arbiter/schema';
import { board } from '/work/main/test/simulation/chart/board.ts';
import { Coverage } from '/work/main/test/simulation/chart/coverage.ts';
const cov = new Coverage();
const seed = '07'.repeat(32);
const key = Number(process.argv[2] ?? 1);
const random = seeded(key);
const bot = randomBot(random);
const answer = (p: Position): Action => {
  const d = decisionOf(p)!;
  let a: any = bot.choose(d);
  if (d.kind === 'priority' && random.below(3) > 0) a = random.below(4) === 0 ? { pass: true, until: [{ step: 'cleanup' }, { step: 'untap' }, 'stack-resolved', 'my-turn'][random.below(4)] } : { pass: true };
  return { kind: 'answer', actionId: 'x', seat: d.seat, decision: p.index, answer: a };
};
const side = (p: Position): Action[] => {
  const g = gameOf(p);
  const seats = g.players.map((x) => x.seat);
  const rule = (...orders: any[]): Action => ({ kind: 'ruling', actionId: 'r', by: 'j', why: 'w', orders });
  const some = seats[random.below(seats.length)]!;
  return [
    ...seats.map((seat): Action => ({ kind: 'concede', actionId: 'c', seat })),
    rule(), rule({ order: 'put', card: 'Sage', player: some, zone: 'battlefield' }),
    rule({ order: 'life', player: some, life: 0 }),
    rule({ order: 'put', card: 'Twin', player: some, zone: 'battlefield' }, { order: 'put', card: 'Twin', player: some, zone: 'battlefield' }),
    { kind: 'restart', actionId: 'q', why: 'changed' },
  ];
};
const queue: Position[] = [];
for (const rules of ['classic', 'modern'] as const) for (const seats of [['A', 'B', 'C', 'D'], ['A', 'B']]) queue.push(arrange(board(rules, seats), seed).position);
let acts = 0;
const t0 = Date.now();
while (queue.length > 0 && Date.now() - t0 < Number(process.argv[3] ?? 20) * 1000) {
  let p = queue.splice(random.below(queue.length), 1)[0]!;
  for (let n = 0; n < 120 && decisionOf(p); n++) {
    for (const action of side(p)) {
      acts++;
      let r;
      try { r = act(p, action); } catch (e) { console.log('THROW', JSON.stringify(action), decisionOf(p)!.kind, JSON.stringify(thenOf(p).value), (e as Error).stack?.split('\n').slice(0, 8).join('\n')); continue; }
      if (!('refused' in r) && cov.isNew()) queue.push(r.position);
    }
    const a = answer(p);
    acts++;
    let r;
    try { r = act(p, a); } catch (e) { console.log('THROW', JSON.stringify(a), decisionOf(p)!.kind, (e as Error).stack?.split('\n').slice(0, 8).join('\n')); break; }
    if ('refused' in r) { console.log('REFUSED', JSON.stringify(r), JSON.stringify(a)); continue; }
    if (cov.isNew()) queue.push(p);
    p = r.position;
  }
}
const missing = [...cov.transitions].filter(([, n]) => n === 0).map(([k]) => k);
console.log(acts, 'acts', queue.length, 'left', (Date.now() - t0) / 1000, 's; states', [...cov.states].filter(([, n]) => n === 0).map(([k]) => k).join(' '));
console.log(missing.length, 'of', cov.transitions.size);
console.log(missing.join('\n'));

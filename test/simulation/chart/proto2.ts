import { act, arrange, decisionOf, gameOf, thenOf } from '@arbiter/rules';
import { board } from './board.ts';
let p = arrange(board('classic', ['A', 'B', 'C', 'D']), '07'.repeat(32)).position;
while (gameOf(p).turn.step !== 'upkeep' || decisionOf(p)!.kind !== 'priority') {
  const d = decisionOf(p)!; 
  const ans: any = { order: { order: (d.space as any).of }, targets: { targets: ['A'] }, replacement: { use: null }, objects: { objects: (d.space as any).from?.slice(0, 1) } }[d.kind as string];
  console.log(d.seat, d.kind, JSON.stringify(ans));
  const r = act(p, { kind: 'answer', actionId: 'x', seat: d.seat, decision: p.index, answer: ans });
  if ('refused' in r) throw new Error(JSON.stringify(r));
  p = r.position;
}
const put = { order: 'put', card: 'Twin', player: 'A', zone: 'battlefield' } as const;
const r = act(p, { kind: 'ruling', actionId: 'r', by: 'j', why: 'w', orders: [put, put] });
console.log('refused' in r ? r : r.batches.map((b) => b.map((e) => e.type)), 'refused' in r ? '' : [decisionOf(r.position)!.kind, thenOf(r.position).value]);

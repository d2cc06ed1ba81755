import { arrange, type Position } from '@arbiter/rules';
import { board, begun } from './board.ts';
import { Coverage } from './coverage.ts';
import { Explorer } from './explore.ts';
const cov = new Coverage();
const seed = '07'.repeat(32);
const explorer = new Explorer(cov, Number(process.argv[2] ?? 1));
const starts: (() => Position)[] = [];
for (const rules of ['classic', 'modern'] as const) for (const seats of [['A', 'B', 'C', 'D'], ['A', 'B']]) {
  for (const next of ['turn', 'beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const) starts.push(() => arrange(board(rules, seats, next), seed).position);
  for (const at of ['created', 'gathered', 'shuffled', 'chosen', 'drawn', 'kept', 'playing'] as const) starts.push(() => arrange(begun(rules, seats, at), seed).position);
}
const t0 = Date.now();
explorer.explore(starts, Number(process.argv[3] ?? 100_000), () => [...cov.transitions.values()].every((n) => n > 0));
const missing = [...cov.transitions].filter(([, n]) => n === 0).map(([k]) => k);
console.log(explorer.actions, 'acts', (Date.now() - t0) / 1000, 's; states', [...cov.states].filter(([, n]) => n === 0).map(([k]) => k).join(' '));
console.log(missing.length, 'of', cov.transitions.size);
console.log(missing.join('\n'));
console.log(explorer.faults.length, [...new Set(explorer.faults)].slice(0, 5).join('\n'));

import { cardNamed, sampleDecks } from '@arbiter/cards';
import { arrange, createGame, type Position } from '@arbiter/rules';
import { setupOf } from '@arbiter/table';
import { board, begun } from './board.ts';
import { Coverage } from './coverage.ts';
import { Explorer } from './explore.ts';
const cov = new Coverage();
const seed = '07'.repeat(32);
const explorer = new Explorer(cov, Number(process.argv[2] ?? 1));
const starts: (() => Position)[] = [];
for (const rules of ['classic', 'modern'] as const) for (const seats of [['A', 'B', 'C', 'D'], ['A', 'B']]) {
  for (const next of ['turn', 'beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'] as const) for (const yielding of [false, true]) starts.push(() => arrange(board(rules, seats, next, yielding), seed).position);
  for (const at of ['created', 'gathered', 'shuffled', 'chosen', 'drawn', 'kept', 'playing'] as const) starts.push(() => arrange(begun(rules, seats, at), seed).position);
}
const decks = Object.values(sampleDecks);
const real: (() => Position)[] = [];
for (const rules of ['classic', 'modern'] as const) for (const seats of [['A', 'B', 'C'], ['A', 'B']]) for (const d of decks.keys())
  real.push(() => createGame({ ...setupOf({ rules, card: cardNamed, provable: true, seats: seats.map((seat, i) => ({ seat, main: decks[(i + d) % decks.length]!.main })) }), game: 'g'.repeat(26), keyId: 'k', commitment: 'c' }, seed).position);
console.log(real.length);
explorer.explore(real, Number(process.argv[4] ?? 60_000), () => false);
console.log(explorer.faults.length, [...new Set(explorer.faults)].slice(0, 8).join('\n'));
const t0 = Date.now();
explorer.explore(starts, Number(process.argv[3] ?? 100_000), () => [...cov.transitions.values()].every((n) => n > 0));
const missing = [...cov.transitions].filter(([, n]) => n === 0).map(([k]) => k);
console.log(explorer.actions, 'acts', (Date.now() - t0) / 1000, 's; states', [...cov.states].filter(([, n]) => n === 0).map(([k]) => k).join(' '));
console.log(missing.length, 'of', cov.transitions.size);
console.log(missing.join('\n'));
console.log(explorer.faults.length, [...new Set(explorer.faults)].slice(0, 5).join('\n'));

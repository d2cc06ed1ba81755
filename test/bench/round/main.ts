/** One side of a comparison, in a process of its own: it says with which decks this commit plays, and plays the games it is told to. */
import { fileURLToPath } from 'node:url';
import { cardNamed, sampleDecks } from '@arbiter/cards';
import type { Card } from '@arbiter/schema';
import { hostOn, inMemory } from '../games.ts';
import { playWhole } from '../playing.ts';
import type { Asked, Decks, Said, Word } from './said.ts';

function decksHere(): Decks {
  const mains = Object.values(sampleDecks).map(({ main }) => main);
  const named = [...new Set(mains.flat())].map((name) => [name, cardNamed(name) as Card] as const);
  return { mains, cards: Object.fromEntries(named) };
}

/** The decks meet each other by the number of the game, as the sample decks do. */
const answers: { readonly [W in Word]: (ask: Said[W]['ask']) => Promise<Said[W]['answer']> } = {
  decks: async () => decksHere(),
  play: ({ seed, decks: { mains, cards } }) => {
    const main = (n: number): readonly string[] => mains[n % mains.length] as readonly string[];
    return playWhole(hostOn(inMemory()), seed, { decks: { A: main(seed), B: main(seed + 1) }, card: (name) => cards[name] });
  },
};

/** A link that leads to another checkout would measure that one. */
function ensureOwn(name: string): void {
  const [own, reached] = [fileURLToPath(new URL('../../../', import.meta.url)), fileURLToPath(import.meta.resolve(name))];
  if (!reached.startsWith(own)) throw new Error(`${name} is ${reached}, which is not within ${own}`);
}
for (const name of ['bots', 'cards', 'log', 'rules', 'schema', 'table']) ensureOwn(`@arbiter/${name}`);

process.on('message', ({ word, ask }: Asked<Word>) => {
  const failed = (error: unknown): void => {
    console.error(error);
    process.exit(1);
  };
  answers[word](ask as never).then((answer) => process.send?.(answer), failed);
});
process.on('disconnect', () => process.exit());

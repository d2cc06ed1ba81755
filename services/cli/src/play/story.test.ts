import { seeded } from '@arbiter/bots';
import { describe, expect, it } from 'vitest';
import { Story } from './story.ts';
import { anyAnswer, begun, type Sat, SEATS, type Setting, sit } from './testTypist.ts';
import { sayIn } from './words/index.ts';

const [ME, BOT] = SEATS;
const told = async (game: Sat, me: string, lang: 'en' | 'ru' = 'en'): Promise<readonly string[]> => {
  const story = new Story(me, sayIn(lang));
  for await (const { entry } of game.ground.log.read(game.table.game)) story.add(entry);
  return story.takeNew(true);
};
const playedOut = async (setting: Setting): Promise<Sat> => {
  const game = await begun(setting);
  await sit(game, 2, anyAnswer(seeded(2)));
  return game;
};

describe('the story of a game', () => {
  it('tells a turn a heading, a step a heading, an event a line with its rule', async () => {
    const lines = await told(await playedOut({ decks: ['beasts', 'knights'] }), ME);
    expect(lines.filter((line) => line.startsWith('== Turn')).length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/^(== | \S| {3}.* \[\d{4}:[\d.a-z-]+\]$)/u.test(line))).toEqual([]);
  });
  it('tells what is cast before what it is aimed at', async () => {
    const lines = await told(await playedOut({ decks: [{ Mountain: 20, 'Lightning Bolt': 20 }], seed: 3 }), ME);
    const cast = lines.findIndex((line) => line.includes('casts Lightning Bolt'));
    expect(cast).toBeGreaterThan(0);
    expect(lines[cast + 1]).toContain('Lightning Bolt targets');
  });
  it('tells each seat its own draws only', async () => {
    const game = await playedOut({ decks: ['beasts', 'knights'] });
    const draws = (lines: readonly string[], who: string): readonly string[] => lines.filter((line) => line.includes(`${who} draws`));
    const [mine, others] = [await told(game, ME), await told(game, BOT)];
    expect(draws(mine, BOT).filter((line) => !line.includes('draws a card'))).toEqual([]);
    expect(draws(mine, ME).some((line) => !line.includes('draws a card'))).toBe(true);
    expect(draws(others, ME).filter((line) => !line.includes('draws a card'))).toEqual([]);
  });
  it('names the cards that are shown to this seat, and no others', async () => {
    const game = await playedOut({ decks: [{ Island: 20, Peek: 20 }, { Forest: 40 }], seed: 5 });
    expect((await told(game, ME)).some((line) => line.includes('You are shown: Forest'))).toBe(true);
    expect((await told(game, BOT)).join('\n')).not.toContain('You are shown: Forest');
  });
  it('has Russian names of cards', async () => {
    expect((await told(await playedOut({ decks: [{ Forest: 40 }] }), ME, 'ru')).join('\n')).toContain('«Лес»');
  });
});

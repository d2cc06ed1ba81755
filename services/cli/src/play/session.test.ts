import { randomBot, seeded } from '@arbiter/bots';
import { keysOf } from '@arbiter/log';
import { type Decision, list } from '@arbiter/schema';
import { verify } from '@arbiter/table';
import { describe, expect, it } from 'vitest';
import { ENGINE, master } from '../../../../test/support/games.ts';
import { runs, seedsOf } from '../../../../test/support/runs.ts';
import { promptFor } from './prompts/index.ts';
import { anyAnswer, begun, clumsily, SEATS, type Setting, sit, type Table4, type Typing } from './testTypist.ts';

const settings: readonly (readonly [string, Setting & { readonly lang: 'en' | 'ru' }])[] = [
  ['a classic duel', { rules: 'classic', decks: ['banners', 'embers'], lang: 'en' }],
  ['a modern duel', { rules: 'modern', decks: ['tides', 'beasts'], lang: 'ru' }],
  ['three players', { rules: 'modern', players: 3, decks: ['engines', 'webs', 'graves'], lang: 'en' }],
];
const verified = async ({ ground, table }: Table4) => {
  const entries = [];
  for await (const stored of ground.log.read(table.game)) entries.push(stored);
  return { entries, keys: keysOf(master, table.game) };
};

describe('a whole game', () => {
  it.each(settings)('%s is typed to its end, whatever goes wrong on the way', async (_, { lang, ...setting }) => {
    for (const seed of seedsOf(runs(1))) {
      const game = await begun(setting);
      const random = seeded(seed);
      const { end, out, kinds } = await sit(game, seed, clumsily(random, anyAnswer(random)), lang, seed % 2 === 0 ? randomBot : undefined);
      const found = await game.table.look();
      expect([end, found && 'game' in found && found.game.result !== null], `seed ${seed}`).toEqual(['over', true]);
      expect(kinds.size, `seed ${seed}`).toBeGreaterThan(3);
      expect(out, `seed ${seed}`).toMatch(/^! \S/mu);
      expect(out, `seed ${seed}`).not.toMatch(/undefined|NaN|\[object/u);
    }
  });
});

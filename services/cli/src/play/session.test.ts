import { randomBot, seeded } from '@arbiter/bots';
import type { Decision, Game } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { runs, seedsOf } from '../../../../test/support/runs.ts';
import { anyAnswer, begun, clumsily, type Sat, SEATS, type Setting, sit, type Typing } from './testTypist.ts';

const [ME] = SEATS;
const gameIn = async ({ table }: Sat): Promise<Game> => {
  const found = await table.look();
  if (!found || 'reason' in found) throw new Error('no game');
  return found.game;
};
/** These lines at the first question that fits, then the end of the input; what fits not is answered by passing, keeping, the first that is offered. */
const at = (fits: (decision: Decision, out: string) => boolean, ...lines: readonly string[]): Typing => {
  const left = [...lines];
  let there = false;
  const plain = anyAnswer(seeded(1));
  return (decision, out) => {
    there ||= fits(decision, out);
    if (there) return left.shift() ?? null;
    return decision.kind === 'priority' ? '' : decision.kind === 'mulligan' ? 'k' : decision.kind === 'firstPlayer' ? '1' : plain(decision, out);
  };
};
const isMine = ({ kind }: Decision, out: string): boolean => kind === 'priority' && /Ann \(you\) · first main phase/u.test(out);

const settings: readonly (readonly [string, Setting & { readonly lang: 'en' | 'ru' }])[] = [
  ['a classic duel', { rules: 'classic', decks: ['banners', 'embers'], lang: 'en' }],
  ['a modern duel', { rules: 'modern', decks: ['tides', 'beasts'], lang: 'ru' }],
  ['a game of three', { rules: 'modern', players: 3, decks: ['engines', 'webs', 'graves'], lang: 'en' }],
];
describe('a whole game', () => {
  it.each(settings)('%s is typed to its end, whatever goes wrong on the way', async (_, { lang, ...setting }) => {
    for (const seed of seedsOf(runs(1))) {
      const game = await begun({ ...setting, seed });
      const random = seeded(seed);
      const { end, out, kinds } = await sit(game, seed, clumsily(random, anyAnswer(random)), lang, seed % 2 === 0 ? randomBot : undefined);
      expect([end, (await gameIn(game)).result !== null], `seed ${seed}`).toEqual(['over', true]);
      expect(kinds.size, `seed ${seed}`).toBeGreaterThan(3);
      expect(out, `seed ${seed}`).toMatch(/^! \S/mu);
      expect(out, `seed ${seed}`).not.toMatch(/undefined|NaN|\[object/u);
    }
  });

  it('is kept when nothing more is typed, and can be gone on with', async () => {
    const game = await begun();
    const first = await sit(game, 5, at(isMine, 'q'));
    expect([first.end, first.out]).toEqual(['quit', expect.stringContaining(`arbiter -- play --resume ${game.table.game}`)]);
    const ended = await sit(game, 6, at(isMine));
    expect(ended.end).toBe('quit');
    expect(ended.out.match(/draws/gu) ?? []).toEqual([]); // what was told before is not told again
    const random = seeded(7);
    expect((await sit(game, 7, anyAnswer(random))).end).toBe('over');
  });

  it('is lost by conceding, which is asked about once more', async () => {
    const game = await begun();
    const { end, out } = await sit(game, 1, at(isMine, 'concede', 'n', 'concede', 'y'));
    expect([end, (await gameIn(game)).result?.winners]).toEqual(['over', ['Bot 1']]);
    expect(out).toContain('You go on.');
    expect(out).toMatch(/Ann concedes[\s\S]*You have lost\. Bot 1 wins the game\.\n$/u);
  });
  it('of three goes on without the one who has conceded', async () => {
    const game = await begun({ players: 3 });
    const { end, out } = await sit(game, 1, at(isMine, 'concede', 'y'));
    expect([end, (await gameIn(game)).result?.winners.length]).toEqual(['over', 1]);
    expect(out).toContain('You have left the game; the others play it to its end.');
    expect(out.length).toBeLessThan(6_000);
  });
});

const forests = { Forest: 60 } as const;
describe('with priority', () => {
  const shown = async (...lines: readonly string[]): Promise<string> => {
    const { out } = await sit(await begun({ decks: [forests] }), 3, at(isMine, ...lines));
    return out.slice(out.indexOf('You have priority.'));
  };
  it('commands are carried out and the question comes again', async () => {
    const out = await shown(
      '?',
      'b',
      'log 3',
      'c 1',
      'c Serra Angel',
      'c nothing like it',
      'rules 2016:601.2c',
      'rules 9',
      'stops my upkeep',
      'stops foo',
      'w',
    );
    for (const said of [
      'Whatever is asked',
      'Basic Land',
      'Creature — Angel',
      'There is no "nothing like it" here',
      '2016:601.2c: ',
      'There is no rule 9',
      'your upkeep',
      '"foo" is no stop',
      'nothing that you could take back',
    ])
      expect(out).toContain(said);
    expect(out.match(/^You have priority\.$/gmu)).toHaveLength(12);
  });
  it('rules are shown once they are asked for', async () => {
    expect(await shown('rules', '')).toContain('You have priority. [2016:116.3]');
  });
  it('a land is played by its name; what is left then, its mana, is not meant by that name', async () => {
    const game = await begun({ decks: [forests] });
    const { out } = await sit(game, 3, at(isMine, 'stops idle', 'forest', 'forest'));
    expect([out.match(/Ann plays Forest/gu)?.length, out.match(/^! "forest" is not understood/gmu)?.length]).toEqual([1, 1]);
  });
  it('what the rules refuse is told with the rule, and the question comes again', async () => {
    const game = await begun({ decks: [forests] });
    const discards = ({ kind }: Decision): boolean => kind === 'objects';
    const { out } = await sit(game, 3, at(discards, '1 2', '1 1', '-', '8'));
    expect(out).toContain('! That is too many: 2, at most 1 are allowed. [2008:');
    expect(out).toContain('! Forest is named twice. [2008:');
    expect(out).toContain('! That is too few: 0, at least 1 are needed. [2008:');
    expect(out).toContain('Ann discards Forest into the graveyard');
    expect(out.match(/^Choose 1 to discard\./gmu)).toHaveLength(4);
  });
  it('passing goes on to the next stop and is a yield of the rules', async () => {
    const game = await begun({ decks: [{ Forest: 20, 'Grizzly Bears': 20 }] });
    const { out } = await sit(game, 3, at(isMine, '', '', ''));
    expect(out.split('You have priority.').length - 1).toBeLessThan(9);
    const passes = [];
    for await (const { entry } of game.ground.log.read(game.table.game))
      for (const event of entry.batches.flat()) if (event.type === 'PriorityPassed' && event.player === ME) passes.push(event.yielded);
    expect(passes).toContain(true);
  });
});

describe('an attempt of his own', () => {
  it('is taken back, and the rules say so', async () => {
    const game = await begun({ decks: [{ Forest: 20, 'Giant Growth': 10, 'Grizzly Bears': 10 }] });
    let taken = 0;
    const plain = anyAnswer(seeded(4));
    const typing: Typing = (decision, out) => {
      if (decision.withdrawable && decision.seat === ME) return taken++ < 1 ? 'w' : null;
      if (taken > 0) return null;
      if (decision.kind !== 'priority') return decision.kind === 'mulligan' ? 'k' : plain(decision, out);
      const spell = decision.space.options.findIndex((option) => 'cast' in option);
      const land = decision.space.options.findIndex((option) => 'play' in option);
      return spell >= 0 ? `${spell + 1}` : land >= 0 ? `${land + 1}` : '';
    };
    const { out } = await sit(game, 4, typing);
    expect(taken).toBeGreaterThan(0);
    expect(out).toContain('Ann takes the action back');
  });
});

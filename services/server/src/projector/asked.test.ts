import { projectionNames } from '@arbiter/projections';
import { describe, expect, it } from 'vitest';
import { askedIn, Unusable } from './asked.ts';

const game = 'g'.repeat(26);

describe('what the projector is asked', () => {
  it.each([
    ['life', { names: ['life'], once: false, rebuild: false, game: null, language: null }],
    ['all --once', { names: projectionNames, once: true, rebuild: false, game: null, language: null }],
    ['--rebuild zones', { names: ['zones'], once: false, rebuild: true, game: null, language: null }],
    [`timeline --game ${game} --lang ru`, { names: ['timeline'], once: false, rebuild: false, game, language: 'ru' }],
    [`--game=${game} -- stack`, { names: ['stack'], once: false, rebuild: false, game, language: null }],
  ])('%s', (line, asked) => {
    expect(askedIn(line.split(' '))).toEqual(asked);
  });
  it.each([
    ['', /name a projection: zones, life, stack, timeline or all/],
    ['lives', /no projection "lives"/],
    ['constructor', /no projection "constructor"/],
    ['life zones', /"zones" is one word too many/],
    ['life --game x', /"x" is no game's id/],
    [`life --game ${game} --lang en`, /--lang goes with timeline and --game/],
    ['timeline --lang en', /--lang goes with timeline and --game/],
    [`timeline --game ${game} --lang fr`, /en or ru/],
    ['life --often', /--often/],
    ['life --game', /--game/],
  ])('refuses "%s" in one line', (line, why) => {
    const asking = () => askedIn(line === '' ? [] : line.split(' '));
    expect(asking).toThrow(Unusable);
    expect(asking).toThrow(why);
    expect(asking).not.toThrow(/\n/);
  });
});

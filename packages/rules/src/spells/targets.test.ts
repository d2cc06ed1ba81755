import { describe, expect, it } from 'vitest';
import { inRange } from '../concepts/range.ts';
import { lookOf } from '../effects/continuous/look.ts';
import { gameWith } from '../engine/testGame.ts';
import { legalTargets, stillLegal } from './targets.ts';
import { artifact, auto, bear, bolt, cast, creature, game, mountain, on, targets } from './testCasting.ts';

const env = { source: 1, controller: 'A', bindings: {}, x: null };

describe('targets', () => {
  it('are on the battlefield unless another zone is named (2016:114.2)', () => {
    const look = lookOf(game([on('battlefield', bear), on('battlefield', bear), on('graveyard', bear), on('hand', bear)]));
    expect(legalTargets(look, env, { as: 'it', what: { objects: { type: 'creature' } } }, null)).toEqual([1, 2]);
    expect(legalTargets(look, env, { as: 'it', what: { objects: { type: 'creature' }, zone: ['graveyard', 'battlefield'] } }, 1)).toEqual([3, 2]);
  });
  it('are players that the rules let be targeted', () => {
    const aegis = artifact('Aegis', '{1}', { kind: 'static', play: [{ playerHas: 'hexproof', who: 'you' }] });
    const look = lookOf(game([on('battlefield', aegis, { owner: 'B', controller: 'B' })]));
    expect(legalTargets(look, env, { as: 'it', what: { players: 'each' } }, null)).toEqual(['A']);
    expect(legalTargets(look, { ...env, controller: 'B' }, { as: 'it', what: { players: 'each' } }, null)).toEqual(['A', 'B']);
  });
  it('are not what no spell may target, for a card about to be cast; for its abilities they are', () => {
    const warded = creature('Warded', '{1}', { kind: 'static', affects: 'self', changes: [{ rule: { cantBeTargetedBy: { is: 'spell' } } }] });
    const look = lookOf(game([on('hand', bolt), on('battlefield', warded)]));
    const entry = { as: 'it', what: { objects: { type: 'creature' } } } as const;
    expect(legalTargets(look, { ...env, on: 1 }, entry, 1)).toEqual([]);
    expect(legalTargets(look, env, entry, null)).toEqual([2]);
  });
  it('sit within the range of influence (2016:801.2)', () => {
    const four = { ...gameWith([], [], ['A', 'B', 'C', 'D']), range: 1 };
    expect(['A', 'B', 'C', 'D'].filter((seat) => inRange(four, 'A', seat))).toEqual(['A', 'B', 'D']);
    expect(legalTargets(lookOf(four), env, { as: 'it', what: 'anyTarget' }, null)).toEqual(['A', 'B', 'D']);
  });
  it('are looked at again as the spell resolves (2016:608.2b)', () => {
    const two = creature('Two', '{1}');
    const start = game([on('hand', bolt), on('battlefield', mountain), on('battlefield', two)]);
    const { game: aimed } = cast(start, 1, targets(3), auto);
    expect(stillLegal(lookOf(aimed), 4)).toEqual({ targeted: true, any: true, legal: { it: [3] }, illegal: { it: [] } });
    const gone = {
      ...aimed,
      battlefield: [2],
      objects: aimed.objects.with(3, { ...(aimed.objects[3] as NonNullable<(typeof aimed.objects)[number]>), zone: 'exile' }),
    };
    expect(stillLegal(lookOf(gone), 4)).toMatchObject({ targeted: true, any: false, legal: { it: [] }, illegal: { it: [3] } });
  });
});

import { describe, expect, it } from 'vitest';
import { perKey, perName } from './perKey.ts';

describe('perKey', () => {
  it('works it out once for each', () => {
    let times = 0;
    const ask = perKey<object, number>(() => times++);
    const [one, other] = [{}, {}];
    expect([ask(one), ask(other), ask(one), ask(other), times]).toEqual([0, 1, 0, 1, 2]);
  });
});

describe('perName', () => {
  it('works it out once for each name of each', () => {
    const ask = perName<object, string>();
    const [one, other] = [{}, {}];
    const made = ask(one, 'a', () => 'first');
    expect([made, ask(one, 'a', () => 'again'), ask(one, 'b', () => 'named'), ask(other, 'a', () => 'other')]).toEqual(['first', 'first', 'named', 'other']);
  });
});

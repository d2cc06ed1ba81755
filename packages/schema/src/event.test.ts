import { Schema } from 'effect';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { decoder } from './decode.ts';
import { type Event, EventCodec, type EventOf, events, replaceableEvents } from './event.ts';
import { least, samples } from './sample.ts';

const decode = decoder(EventCodec);

describe.each(Object.entries(events))('%s', (type, codec) => {
  it('is read back as it was written', () => {
    const all = [...samples(codec.ast)];
    expect(all.length).toBeGreaterThan(0);
    for (const event of all) {
      const decoded = decode(event);
      expect(decoded).toEqual({ ok: event });
      if ('ok' in decoded) expect(Schema.encodeSync(EventCodec)(decoded.ok)).toEqual(event);
    }
  });

  it('is refused with a key too many, without its rule, with a bare number for a rule', () => {
    const event = least(codec.ast) as Event;
    const { rule: _, ...unruled } = event;
    expect(event.type).toBe(type);
    expect(decode({ ...event, zz: 1 })).toMatchObject({ error: expect.stringMatching(/^zz: is no key here/) });
    expect(decode(unruled)).toEqual({ error: 'rule: is missing' });
    expect(decode({ ...event, rule: '608.2b' })).toMatchObject({ error: expect.stringMatching(/^rule: expected /) });
  });
});

it('says which events there are when it is given another', () => {
  expect(decode({ type: 'LifeDoubled', rule: '2016:118.1' })).toMatchObject({
    error: expect.stringMatching(/^type: no such word as "LifeDoubled"; there are GameCreated, /),
  });
});

it('reads events within events', () => {
  const inner = { type: 'LifeLost', rule: '2016:118.2', player: 'Ann', amount: 2 };
  const reversed = { type: 'ActionReversed', rule: '2016:717.1', by: 'Ann', cite: '2016:717.1', why: 'pay', kept: [inner] };
  expect(decode(reversed)).toEqual({ ok: reversed });
  expect(decode({ ...reversed, kept: [{ ...inner, amount: -2 }] })).toMatchObject({ error: expect.stringMatching(/^kept\[0\]\.amount: expected /) });
});

it('has a type for each event', () => {
  expectTypeOf<EventOf<'LifeLost'>['amount']>().toEqualTypeOf<number>();
  expectTypeOf<EventOf<'ActionReversed'>['kept']>().toEqualTypeOf<readonly Event[]>();
  expectTypeOf<EventOf<'CardDrawn'>['type']>().toEqualTypeOf<'CardDrawn'>();
  for (const type of replaceableEvents) expect(events).toHaveProperty(type);
});

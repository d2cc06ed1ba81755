import { Schema } from 'effect';
import { expect, it } from 'vitest';
import { decoder } from '../../decode.ts';
import { list, oneOf, opt, proved, struct, tagged, words } from './shape.ts';

interface Plain {
  readonly one: number;
  readonly other?: readonly ('a' | 'b')[];
}
type Told = { readonly as?: string } & ({ readonly do: 'up' | 'down'; readonly by: number } | { readonly do: 'stop' });

it('proves a codec equal to its type, and takes no other', () => {
  const other = opt(list(words('a', 'b')));
  proved<Plain>('Plain')(struct({ one: Schema.Int, other }));
  // @ts-expect-error the codec lacks an optional key
  proved<Plain>('Plain')(struct({ one: Schema.Int }));
  // @ts-expect-error the codec has an optional key too many
  proved<Plain>('Plain')(struct({ one: Schema.Int, other, third: opt(Schema.Int) }));
  // @ts-expect-error the codec knows a word less
  proved<Plain>('Plain')(struct({ one: Schema.Int, other: opt(list(words('a'))) }));
  // @ts-expect-error the codec has a member too many
  proved<Plain>('Plain')(oneOf(struct({ one: Schema.Int, other }), words('any')));

  const by = { by: Schema.Int };
  proved<Told>('Told')(tagged('do', { up: by, down: by, stop: {} }, { as: opt(Schema.String) }));
  // @ts-expect-error one word is missing
  proved<Told>('Told')(tagged('do', { up: by, stop: {} }, { as: opt(Schema.String) }));
  // @ts-expect-error one word lacks a key
  proved<Told>('Told')(tagged('do', { up: by, down: {}, stop: {} }, { as: opt(Schema.String) }));
  // @ts-expect-error the common key is missing
  proved<Told>('Told')(tagged('do', { up: by, down: by, stop: {} }, {}));
});

it('tells the members of a tagged union apart by their word', () => {
  const decode = decoder(tagged('do', { up: { by: Schema.Int }, stop: {} }, { as: opt(Schema.String) }));
  expect(decode({ do: 'stop', as: 'x' })).toEqual({ ok: { do: 'stop', as: 'x' } });
  expect(decode({ do: 'stop', by: 1 })).toEqual({ error: 'by: is no key here; the keys are do, as' });
  expect(decode({ do: 'halt' })).toEqual({ error: 'do: no such word as "halt"; there are up, stop' });
  expect(decode({})).toEqual({ error: 'expected { do: up | stop }, got {}' });
});

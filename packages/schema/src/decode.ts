import { Result, Schema } from 'effect';
import { explain } from './explain.ts';

/** What a strict decoding comes to; `error` is one line: where, what was expected there, what stood there. */
export type Decoded<T> = { readonly ok: T } | { readonly error: string };

/** Excess keys are errors; that is also what tells the members of the vocabulary's unions apart. */
const strict = { onExcessProperty: 'error' } as const;

/** Deeper than any card or position; the decoder recurses, and would run out of stack on what a stranger may send. */
const DEEPEST = 512;

const isDeep = (input: unknown): boolean => {
  let level: readonly unknown[] = [input];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return level.length > 0;
};

export function decoder<T>(codec: Schema.Codec<T>): (input: unknown) => Decoded<T> {
  const decode = Schema.decodeUnknownResult(codec, strict);
  const attempt = (input: unknown): Decoded<T> => {
    const result = decode(input);
    return Result.isSuccess(result) ? { ok: result.success } : { error: explain(result.failure.issue, input) };
  };
  return (input) => {
    try {
      return attempt(input);
    } catch (cause) {
      if (isDeep(input)) return { error: `nested more than ${DEEPEST} deep` };
      throw cause;
    }
  };
}

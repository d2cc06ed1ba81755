import type { Cite } from '@arbiter/schema';

/** What a rule says of a position, where it is asked: the answer to a question that changes nothing. */
export interface Finding<T> {
  readonly rule: Cite;
  readonly value: T;
}
export const finding = <T>(rule: Cite, value: T): Finding<T> => ({ rule, value });

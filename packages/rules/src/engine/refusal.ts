import type { Cite } from '@arbiter/schema';

/** Why something may not be done: a value, never thrown except inside an attempt, where the kernel unwinds it. `why` is a message key; `params` fill it. */
export interface Refusal {
  readonly cite: Cite;
  readonly why: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Carries a refusal up to the attempt it ends. Only {@link Play.refuse} throws it and only the kernel catches it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.cite} ${refusal.why}`);
    this.refusal = refusal;
  }
}
/** Carries a withdrawal (or a concession) up to the outermost or own attempt of that seat. */
export class Withdrawn extends Error {
  readonly seat: string;
  readonly depth: number;
  constructor(seat: string, depth: number) {
    super('withdrawn');
    this.seat = seat;
    this.depth = depth;
  }
}
/** A run that is made again recorded, asked or drew something else than the log has. Never guessed about: see restart. */
export class Diverged extends Error {
  constructor(what: string) {
    super(`diverged: ${what}`);
  }
}
/** A run over its budget of kernel steps, events, objects or bytes (DESIGN: never a draw, never a verdict). */
export class TooLarge extends Error {
  constructor(what: string) {
    super(`too large: ${what}`);
  }
}

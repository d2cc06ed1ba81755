/** What did not come out as written; `at` says when it was looked at. */
export interface Failure {
  readonly expected: string;
  readonly actual: string;
  readonly at: string;
}

/** What became of one scenario. `error`: why it could not be run at all. */
export interface Result {
  readonly file: string;
  readonly name: string | null;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  readonly error: string | null;
  readonly unknownCards: readonly string[];
}

export const unreadable = (file: string, name: string | null, error: string, unknownCards: readonly string[] = []): Result => ({
  file,
  name,
  ok: false,
  failures: [],
  error,
  unknownCards,
});
export const finished = (file: string, name: string | null, failures: readonly Failure[]): Result => ({
  file,
  name,
  ok: failures.length === 0,
  failures,
  error: null,
  unknownCards: [],
});

/** 1 if a scenario failed, else 2 if one could not be read or names an unknown card, else 0. */
export function exitCode(results: readonly Result[]): 0 | 1 | 2 {
  if (results.some(({ failures }) => failures.length > 0)) return 1;
  return results.some(({ ok }) => !ok) ? 2 : 0;
}

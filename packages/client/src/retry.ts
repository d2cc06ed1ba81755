import { isPassing, Refused, Unreachable } from './problem.ts';

export interface Patience {
  /** How long to go on trying, in milliseconds: a restart or a change of leader takes some seconds. */
  readonly patienceMs: number;
  /** How long one try may take. */
  readonly timeoutMs: number;
}
export const patience: Patience = { patienceMs: 30_000, timeoutMs: 10_000 };

const [FIRST_MS, LONGEST_MS] = [100, 2000];
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

const waitFor = (error: unknown, ms: number): number => (error instanceof Refused && error.problem.retryAfter ? error.problem.retryAfter * 1000 : ms);

/** What is said once patience is over: the refusal, or that nobody answered. */
export const givenUp = (error: unknown): Error => (error instanceof Refused ? error : new Unreachable('the service does not answer', { cause: error }));

/** Tries again what may be answered otherwise in a while. Rejects with the refusal, or with {@link Unreachable}. */
export const patiently = async <T>(work: (signal: AbortSignal) => Promise<T>, { patienceMs, timeoutMs }: Patience, signal: AbortSignal): Promise<T> => {
  const until = performance.now() + patienceMs;
  for (let ms = FIRST_MS; ; ms = Math.min(2 * ms, LONGEST_MS)) {
    try {
      return await work(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error)) throw error;
      if (performance.now() > until) throw givenUp(error);
      await pause(waitFor(error, ms), signal);
    }
  }
};

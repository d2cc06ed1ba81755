import { isStorageFailure } from '@arbiter/log';
import { ruleText } from '@arbiter/rules';
import type { HeadOf, Problem } from '@arbiter/schema';
import type { Reply } from '@arbiter/table';

/** Everything that can be wrong with a request. Codes are stable: clients go by them. */
export const problems = {
  'malformed-request': [400, 'The request is not well-formed'],
  'malformed-action': [400, 'The action cannot be written down'],
  'malformed-answer': [422, 'The answer is not one to this kind of question'],
  unauthenticated: [401, 'This takes a token that is known here'],
  forbidden: [403, 'This token does not allow that'],
  'not-your-decision': [403, 'Another player is asked'],
  'not-in-game': [403, 'The player is no longer in the game'],
  'unknown-seat': [403, 'There is no such seat'],
  'not-found': [404, 'There is nothing here'],
  'no-such-game': [404, 'There is no such game'],
  'no-such-entry': [404, 'The game has no such entry'],
  'invitation-used': [403, 'The invitation is not good, or no longer'],
  'too-slow': [408, 'The request did not come whole in time'],
  'stale-decision': [409, 'The decision is no longer open'],
  'game-over': [409, 'The game is over'],
  'game-exists': [409, 'There is such a game already'],
  'not-over': [409, 'The game is not over'],
  'engine-changed': [409, 'That decision was put by other rules than these'],
  quarantined: [409, 'The game stands still and waits for a judge'],
  'too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The body must be application/json'],
  'action-id-reused': [422, 'That action id was used for another action'],
  'answer-too-large': [422, 'The answer is too large to be sent this way'],
  'illegal-answer': [422, 'The rules do not allow that'],
  'illegal-ruling': [422, 'That ruling cannot be carried out'],
  'not-withdrawable': [422, 'There is nothing to take back here'],
  'not-supported': [422, 'That is not supported'],
  'other-game': [422, 'The setup is not of this game'],
  'bad-setup': [422, 'No game can begin so'],
  'bad-deck': [422, 'A deck cannot be read'],
  'unknown-cards': [422, 'Some cards are not known here'],
  'too-many-games': [429, 'Too many games are open for this token'],
  'too-many-streams': [429, 'Too many event streams are open'],
  'rate-limited': [429, 'Too many requests'],
  busy: [429, 'Too many actions wait at this game'],
  'head-too-large': [431, 'The head of the request is too large'],
  'internal-error': [500, 'The service has failed'],
  overloaded: [503, 'The service is overloaded'],
  unavailable: [503, 'The storage does not answer'],
  unconfirmed: [503, 'The storage did not confirm the action; send the same again'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;
export type ProblemCode = keyof typeof problems;

type More = Partial<Pick<Problem, 'detail' | 'rule' | 'why' | 'params' | 'retryAfter'>> & { readonly head?: HeadOf | null };

export class Refusal extends Error {
  readonly problem: Problem;
  constructor(code: ProblemCode, { head, ...more }: More = {}) {
    const [status, title] = problems[code];
    super(code);
    this.problem = { type: `urn:arbiter:problem:${code}`, title, status, code, ...more, ...(head ? { head } : {}) };
  }
}
export const isQuarantined = (error: unknown): boolean => error instanceof Refusal && error.problem.code === 'quarantined';
/** A request that goes no further: thrown here, told by the transport, never by a stack trace. */
export const refuse = (code: ProblemCode, more?: More): never => {
  throw new Refusal(code, more);
};

const RETRY_S = 1;
/** For whatever was thrown and is nobody's refusal, without a word of how. */
export const refusalFor = (error: unknown): Refusal =>
  isStorageFailure(error) ? new Refusal('unavailable', { retryAfter: RETRY_S }) : new Refusal('internal-error');
type NotDone = Exclude<Reply, { reply: 'done' }>;

/** Why a table did not do what it was asked, for the one who asked. */
export const refusalOf = (reply: NotDone): Refusal => {
  switch (reply.reply) {
    case 'refused': {
      const { code, refusal, head } = reply;
      const said = refusal && { detail: ruleText(refusal.cite, 'en'), rule: refusal.cite, why: refusal.why, params: refusal.params };
      return new Refusal(code, { ...said, ...(code === 'busy' ? { retryAfter: RETRY_S } : {}), head });
    }
    case 'quarantined':
      return new Refusal('quarantined', { head: reply.quarantine.head });
    case 'unconfirmed':
    case 'unavailable':
      return new Refusal(reply.reply, { retryAfter: RETRY_S });
    default:
      return reply satisfies never;
  }
};

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Beside } from '@arbiter/log';
import type { Viewer } from '@arbiter/rules';
import type { Seat } from '@arbiter/schema';
import { refuse } from './problem.ts';

/** Who asks, by his token. Whoever has none looks on. */
export type Caller =
  | { readonly role: 'platform'; readonly token: string | null }
  | { readonly role: 'judge' }
  | { readonly role: 'seat'; readonly seat: Seat }
  | { readonly role: 'spectator' };

export interface ServiceTokens {
  readonly api: string | null;
  readonly judge: string | null;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Over digests, so that neither the length nor the place of the first difference shows in the time it takes. */
const isSame = (kept: string | null, token: string): boolean => kept !== null && timingSafeEqual(digest(kept), digest(token));

export const viewerOf = (caller: Caller): Viewer => (caller.role === 'judge' ? 'judge' : caller.role === 'seat' ? { seat: caller.seat } : 'public');

/** Whoever has shown no token may yet be somebody who may. */
export const denied = (caller: Caller): never => refuse(caller.role === 'spectator' ? 'unauthenticated' : 'forbidden');

/** Tells who holds a token: of the service, or of one game. */
export class Callers {
  private readonly tokens: ServiceTokens;
  private readonly beside: Beside;

  constructor(tokens: ServiceTokens, beside: Beside) {
    this.tokens = tokens;
    this.beside = beside;
  }

  /** Outside any game. Without `API_TOKEN` the service is for this machine alone, and everyone on it may make games. */
  ofService(token: string | null): Caller {
    if (token === null) return this.tokens.api === null ? { role: 'platform', token: null } : { role: 'spectator' };
    if (isSame(this.tokens.judge, token)) return { role: 'judge' };
    if (isSame(this.tokens.api, token)) return { role: 'platform', token };
    return refuse('unauthenticated');
  }

  async inGame(game: string, token: string | null): Promise<Caller> {
    if (token === null) return { role: 'spectator' };
    const isServices = isSame(this.tokens.judge, token) || isSame(this.tokens.api, token);
    if (isServices) return this.ofService(token);
    const grant = await this.beside.holderOf(game, token);
    if (!grant || grant.role === 'invitation') return refuse('unauthenticated');
    return grant.role === 'seat' && grant.seat !== null ? { role: 'seat', seat: grant.seat } : { role: grant.role === 'judge' ? 'judge' : 'spectator' };
  }
}

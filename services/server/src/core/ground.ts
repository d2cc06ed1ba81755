import type { KeyObject } from 'node:crypto';
import type { CardsByName } from '@arbiter/cards';
import type { BusCredentials, Seat } from '@arbiter/schema';
import type { Ground, Host } from '@arbiter/table';
import type { Bots } from './bots.ts';
import type { Callers } from './callers.ts';
import type { Growth } from './growth.ts';
import type { History } from './history.ts';
import type { Known } from './listing.ts';
import type { Folds } from './querying.ts';
import type { Quota } from './quota.ts';

/** Makes the message bus let a seat in, where there is one. */
export type Admission = (game: string, seat: Seat) => Promise<BusCredentials>;

/** What the operations of the service stand on. */
export interface ServiceGround extends Ground {
  readonly host: Host;
  readonly history: History;
  readonly folds: Folds;
  readonly known: Known;
  readonly growth: Growth;
  readonly callers: Callers;
  readonly bots: Bots;
  readonly cards: CardsByName;
  readonly master: KeyObject;
  readonly games: Quota;
  readonly admit: Admission | null;
  /** Told what became of each action that came in. */
  readonly count: (kind: string, reply: string) => void;
}

import type { ServiceGround } from './core/ground.ts';
import type { Watchdog } from './watchdog.ts';

/** How the service is. `warnings`: what is less safe than it could be, in words. */
export interface HealthReport {
  readonly ok: boolean;
  readonly engine: string;
  readonly warnings: readonly string[];
  readonly awake: number;
  /** A reason may quote what is hidden: it is for judges. */
  readonly quarantined: readonly { readonly game: string; readonly reason?: string }[];
}

export class Health {
  private readonly ground: Pick<ServiceGround, 'log' | 'beside' | 'engine' | 'host'>;
  private readonly watchdog: Pick<Watchdog, 'isLate'>;
  private readonly warnings: readonly string[];
  /** Set once everything is up, taken back as it goes down. */
  ready = false;

  constructor(ground: Pick<ServiceGround, 'log' | 'beside' | 'engine' | 'host'>, watchdog: Pick<Watchdog, 'isLate'>, warnings: readonly string[] = []) {
    this.ground = ground;
    this.watchdog = watchdog;
    this.warnings = warnings;
  }

  isOverloaded(): boolean {
    return this.watchdog.isLate;
  }

  /** Asks the storage itself, so that an unreadable one is unhealthy. Rejects then. */
  async report(isForJudge: boolean): Promise<HealthReport> {
    const { log, beside, engine, host } = this.ground;
    await log.newest();
    const quarantined = (await beside.quarantines()).map(({ game, reason }) => ({ game, ...(isForJudge ? { reason } : {}) }));
    return { ok: true, engine, warnings: this.warnings, awake: host.awake, quarantined };
  }
}

import type { Beside, GameLog } from '@arbiter/log';

/** What the status page and the health check know. */
export interface Status {
  readonly ok: boolean;
  readonly engine: string;
  readonly games: number;
  readonly more: boolean;
  readonly quarantined: readonly { readonly game: string; readonly reason: string }[];
}

const SHOWN = 1000;

/** Asks the storage itself, so that an unreadable one is unhealthy. */
export const statusOf = async (log: GameLog, beside: Beside, engine: string): Promise<Status> => {
  const games = await log.games(undefined, SHOWN);
  const quarantined = await beside.quarantines();
  return { ok: true, engine, games: games.length, more: games.length === SHOWN, quarantined: quarantined.map(({ game, reason }) => ({ game, reason })) };
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page without scripts: what is running, how many games it keeps, which stand still. */
export const statusPage = (status: Status): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Arbiter</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}code{word-break:break-all}</style></head>
<body><h1>Arbiter</h1>
<p>An event-sourced rules service for Magic: The Gathering. Unofficial fan content.</p>
<dl><dt>Games kept</dt><dd>${status.games}${status.more ? ' or more' : ''}</dd><dt>Engine</dt><dd><code>${escaped(status.engine)}</code></dd>
<dt>Games that stand still</dt><dd>${status.quarantined.length}</dd></dl>
${status.quarantined.map((q) => `<p><code>${escaped(q.game)}</code>: ${escaped(q.reason)}</p>`).join('\n')}
</body></html>
`;

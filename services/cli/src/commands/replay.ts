import { fold, seenGame } from '@arbiter/rules';
import type { Entry, Event, ViewedGame, ViewedObject } from '@arbiter/schema';
import { openGround, UsageError } from '../ground.ts';

export interface ReplayOptions {
  readonly at?: string;
  readonly json?: boolean;
}

const nameOf = (o: ViewedObject): string => {
  const pt = o.as?.power !== undefined && o.as?.power !== null ? ` ${o.as.power}/${o.as.toughness}` : '';
  const marks = [
    o.tapped ? 'tapped' : '',
    o.damage ? `${o.damage} damage` : '',
    ...Object.entries(o.counters ?? {}).map(([counter, n]) => `${n} ${counter}`),
  ].filter((m) => m !== '');
  return `${o.as?.name ?? o.card ?? o.kind}${pt}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
};
const listed = (objects: readonly ViewedObject[]): string => (objects.length === 0 ? '-' : objects.map(nameOf).join(', '));

const eventLine = (event: Event): string => {
  const { type, rule, ...rest } = event as Event & Record<string, unknown>;
  const told = Object.entries(rest)
    .filter(([, value]) => typeof value !== 'object')
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');
  return `  [${rule}] ${type}${told === '' ? '' : `: ${told}`}`;
};

const printBoard = (view: ViewedGame): void => {
  console.log(`turn ${view.turn.number} of ${view.turn.active}, ${view.turn.step ?? view.turn.phase ?? 'before the first step'}`);
  for (const p of view.players) {
    console.log(`${p.seat}: ${p.life} life, ${p.library} cards in library, ${p.status}`);
    console.log(`  hand: ${listed(p.hand.cards)}`);
    console.log(`  battlefield: ${listed(view.battlefield.filter((o) => o.controller === p.seat))}`);
    console.log(`  graveyard: ${listed(p.graveyard)}`);
  }
  console.log(`stack: ${listed(view.stack)}`);
  if (view.result) console.log(view.result.draw ? 'The game is a draw.' : `Won by ${view.result.winners.join(', ')}.`);
};

/** Tells a stored game event by event, each with its rule, or shows the position after one entry. Facts only: no rule is run. */
export const replay = async (game: string, options: ReplayOptions): Promise<void> => {
  const ground = await openGround();
  const entries: Entry[] = [];
  try {
    for await (const { entry } of ground.log.read(game)) entries.push(entry);
  } finally {
    await ground.close();
  }
  if (entries.length === 0) throw new UsageError(`there is no game ${game}`);
  const at = options.at === undefined ? null : Number(options.at);
  if (at !== null && !(Number.isSafeInteger(at) && at >= 0 && at < entries.length))
    throw new UsageError(`--at is "${options.at}"; the game has entries 0 to ${entries.length - 1}`);
  const last = at ?? entries.length - 1;
  const state = fold(entries.slice(0, last + 1));
  const view = seenGame(state, 'judge');
  if (options.json) console.log(JSON.stringify(view));
  else {
    if (at === null)
      for (const entry of entries) for (const line of [`entry ${entry.index}: ${entry.action.kind}`, ...entry.batches.flat().map(eventLine)]) console.log(line);
    printBoard(view);
  }
};

import type { Scenario } from './format/scenario.ts';
import { doingOf, is, type Line } from './format/script.ts';
import { unboundIn } from './unbound.ts';

/** What no single key tells: names of players that there are none of, lines that nobody does. */

const needsPlayer = (line: Line): boolean => !['expect', 'put', 'set', 'addCounters'].includes(doingOf(line));

const playersNamed = (line: Line): readonly string[] => [
  ...(line.player === undefined ? [] : [line.player]),
  ...(is(line, 'put') ? [line.put.player] : []),
  ...(is(line, 'set') ? Object.keys(line.set) : []),
];

function problemsOfLine(line: Line, at: number, players: readonly string[] | null): readonly string[] {
  const stranger = players && playersNamed(line).find((name) => !players.includes(name));
  if (stranger) return [`script[${at}]: there is no player ${stranger}`];
  return needsPlayer(line) && line.player === undefined ? [`script[${at}].player: is missing`] : [];
}

const strangers = (record: object | undefined, key: string, players: readonly string[]): readonly string[] =>
  Object.keys(record ?? {})
    .filter((name) => !players.includes(name))
    .map((name) => `${key}.${name}: there is no player ${name}`);

export function problemsOf(scenario: Scenario): readonly string[] {
  const { players, from, script = [], answers, chance, format } = scenario;
  if ((players === undefined) === (from === undefined)) return [players ? 'players, from: one or the other' : 'players: is missing'];
  const names = players ? Object.keys(players) : null;
  const outside = format === 'vanguard' ? undefined : Object.entries(players ?? {}).find(([, { vanguard }]) => vanguard !== undefined);
  if (outside) return [`players.${outside[0]}.vanguard: only in the format vanguard`];
  if (names && names.length < 2) return ['players: there must be two or more'];
  return [
    ...(names ? [...strangers(answers, 'answers', names), ...strangers(chance, 'chance', names)] : []),
    ...script.flatMap((line, at) => problemsOfLine(line, at, names)),
    ...unboundIn(scenario),
  ];
}

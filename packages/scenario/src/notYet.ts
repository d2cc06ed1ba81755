import type { Scenario } from './format/scenario.ts';
import { is } from './format/script.ts';
import type { PlayerSetup } from './format/setup.ts';

/** A key of the format whose rule is not built; `values`: only with these. */
interface Missing {
  readonly key: string;
  readonly values?: string;
  readonly in: (scenario: Scenario) => boolean;
}

const players = (scenario: Scenario): readonly PlayerSetup[] => Object.values(scenario.players ?? {});
type Listed = 'commander' | 'schemes' | 'planes';
const listed = (key: Listed): Missing => ({ key, in: (scenario) => players(scenario).some((player) => (player[key] ?? []).length > 0) });
const builtFormats = ['duel', 'free-for-all'];

const missing: readonly Missing[] = [
  {
    key: 'format',
    values: 'two-headed-giant, commander, vanguard, archenemy, planechase, emperor',
    in: ({ format = 'duel' }) => !builtFormats.includes(format),
  },
  { key: 'range', in: ({ range }) => range !== undefined },
  listed('commander'),
  { key: 'vanguard', in: (scenario) => players(scenario).some(({ vanguard }) => vanguard !== undefined) },
  listed('schemes'),
  listed('planes'),
  { key: 'fuse', in: ({ script = [] }) => script.some((line) => is(line, 'cast') && line.fuse === true) },
];

/** The keys that are parsed but make their scenario unreadable for now. */
export const notYet: readonly { readonly key: string; readonly values?: string }[] = missing;
export const notYetIn = (scenario: Scenario): readonly string[] => missing.filter((one) => one.in(scenario)).map(({ key }) => key);

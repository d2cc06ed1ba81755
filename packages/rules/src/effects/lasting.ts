import type { Bindings, Cite, LastingEffect, Until, Value } from '@arbiter/schema';
import { illegalName } from '../cards/bound.ts';
import type { Env, Play } from '../engine/play.ts';

export type Lasting = LastingEffect['what'];
interface Beginning {
  readonly what: Lasting;
  readonly until: Until;
  readonly bindings?: Bindings;
}

const speaking: ReadonlySet<string> = new Set(['ref', 'did', 'divided']);
const namesIn = (json: unknown, names: Set<string> = new Set()): ReadonlySet<string> => {
  if (typeof json !== 'object' || json === null) return names;
  for (const [key, value] of Object.entries(json)) {
    if (speaking.has(key) && typeof value === 'string') names.add(value);
    else namesIn(value, names);
  }
  return names;
};

const legal = (bindings: Bindings, name: string, value: Value): Value => {
  const out = bindings[illegalName(name)];
  if (!out) return value;
  return {
    ...value,
    ...(value.objects ? { objects: value.objects.filter((id) => !out.objects?.includes(id)) } : {}),
    ...(value.players ? { players: value.players.filter((seat) => !out.players?.includes(seat)) } : {}),
  };
};
/** What an effect remembers: the names its text uses, illegal targets left out, since it must not act on them later either (2016:608.2b). */
export const remembered = ({ bindings }: Env, text: unknown): Bindings =>
  Object.fromEntries(
    [...namesIn(text)]
      .toSorted((a, b) => (a < b ? -1 : 1))
      .flatMap((name) => {
        const value = bindings[name];
        return value ? [[name, legal(bindings, name, value)] as const] : [];
      }),
  );

/** Lasting effects of one moment begin in the order given, each with a timestamp of its own (2016:611.2, 613.6). */
export const begin = (play: Play, env: Env, rule: Cite, effects: readonly Beginning[]): void => {
  const { effect: first, timestamp } = play.game.counters;
  play.record(
    ...effects.map(({ what, until, bindings }, i) => ({
      type: 'EffectBegan' as const,
      rule,
      effect: {
        id: first + i,
        source: env.source,
        controller: env.controller,
        timestamp: timestamp + i,
        until,
        bindings: { ...remembered(env, [what, until]), ...bindings },
        x: env.x,
        what,
      },
    })),
  );
};

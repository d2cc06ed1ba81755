import type { Cite, Event, Game, Seat } from '@arbiter/schema';
import { losesWith, nextId } from './game.ts';
import type { Play, Procedure, WouldRules } from './play.ts';
import type { Replacer, Would } from './would.ts';

type After = (events: readonly Event[]) => Procedure<void>;

/** What is carried out in the stead of something replaced: the effects that have replaced it do not apply to it again (2016:614.5). */
export class Stead {
  private applied: readonly string[] = [];

  of(woulds: readonly Would[]): readonly Would[] {
    return this.applied.length === 0 ? woulds : woulds.map((would) => ({ ...would, done: [...(would.done ?? []), ...this.applied] }));
  }
  *within(keys: readonly string[], body: () => Procedure<void>): Procedure<void> {
    const before = this.applied;
    this.applied = [...before, ...keys];
    try {
      yield* body();
    } finally {
      this.applied = before;
    }
  }
}
interface Instead {
  readonly then: After;
  readonly keys: readonly string[];
}

/** Which of several applicable effects is applied next is chosen by the affected object's controller or the affected player, self-replacement first (2016:616.1). */
function* chooseReplacer(play: Play, rules: WouldRules, would: Would, replacers: readonly Replacer[]): Procedure<Replacer | null> {
  for (const order of ['self', 'control', 'copy', 'other'] as const) {
    const some = replacers.filter((r) => r.order === order);
    if (some.length === 0) continue;
    const [only] = some;
    if (some.length === 1 && only && !only.optional) return only;
    const { seat, thing } = rules.affected(play.look, would);
    const of = some.map(({ key, source, optional }) => ({ key, source, optional }));
    const first = some.find((r) => !r.optional) ?? null;
    const { use } = yield* play.ask('replacement', seat, () => ({ cite: '2016:616.1', of, thing }), { use: first?.key ?? null });
    if (use === null) continue;
    return some.find((r) => r.key === use) ?? null;
  }
  return null;
}

/** Applies every replacement and prevention effect that fits, one after another, each once (2016:614.5, 616.1e). */
function* replaced(play: Play, rules: WouldRules, would: Would, facts: Event[], after: Instead[]): Procedure<readonly Would[]> {
  const done = new Set(would.done);
  const asIs = function* (): Procedure<readonly Would[]> {
    return rules.completed ? yield* rules.completed(play, would) : [would];
  };
  if (rules.whyNot(play.look, would) !== null) return [];
  const replacers = rules.replacers(play.look, would).filter((r) => !done.has(r.key));
  if (replacers.length === 0) return yield* asIs();
  const chosen = yield* chooseReplacer(play, rules, would, replacers);
  if (!chosen) return yield* asIs();
  const outcome = yield* rules.replace(play, would, chosen);
  if (outcome.facts) facts.push(...outcome.facts);
  const carried = [...done, chosen.key];
  after.push(...(outcome.after ?? []).map((then) => ({ then, keys: carried })));
  const final: Would[] = [];
  for (const next of outcome.woulds)
    final.push(...(yield* replaced(play, rules, { ...next, done: [...carried, ...(next.done ?? []).filter((key) => !carried.includes(key))] }, facts, after)));
  return final;
}

/**
 * Things of one moment: replacement and prevention first, then what follows from them in the same moment, then one batch.
 * What effects put in place of an event is carried out right after the batch, in the order it was replaced.
 * @returns the events recorded, triggers and other noticed facts aside.
 */
export function* happen(play: Play, rules: WouldRules, stead: Stead, proposed: readonly Would[]): Procedure<readonly Event[]> {
  const woulds = stead.of(proposed);
  const facts: Event[] = [];
  const after: Instead[] = [];
  const settled: Would[] = [];
  const settle = function* (would: Would): Procedure<void> {
    for (const final of yield* replaced(play, rules, would, facts, after)) {
      settled.push(final);
      for (const consequence of rules.consequences(play.look, final))
        yield* settle({ ...consequence, done: [...(final.done ?? []), ...(consequence.done ?? [])] });
    }
  };
  for (const would of rules.arranged ? yield* rules.arranged(play, woulds) : woulds) yield* settle(would);
  let next = nextId(play.game);
  const ids = () => next++;
  const happening = rules.reconciled(play.look, settled);
  const made = happening.flatMap((would) =>
    rules.events(
      play.look,
      would,
      ids,
      (below) => play.random(below),
      (finding, without) => play.says(finding, without),
    ),
  );
  const events = [...facts, ...made];
  if (events.length > 0) play.record(...events);
  for (const { then, keys } of after) yield* stead.within(keys, () => then(events));
  return events;
}

/** What a rule keeps from happening happens where that rule is left out. */
export const following = (woulds: WouldRules, follows: (rule: Cite) => boolean): WouldRules => ({
  ...woulds,
  whyNot(look, would) {
    const rule = woulds.whyNot(look, would);
    return rule !== null && follows(rule) ? rule : null;
  },
});

/** A concession is the one loss that no card can replace or prevent (2008:103.1, 102.3a). */
export const concession = (game: Game, player: Seat): readonly Event[] => [
  { type: 'PlayerConceded', rule: '2008:102.3a', player },
  { type: 'PlayerLost', rule: '2008:102.3a', player, why: 'conceded' },
  ...losesWith(game, player).map((mate): Event => ({ type: 'PlayerLost', rule: '2016:810.8a', player: mate, why: 'team' })),
];

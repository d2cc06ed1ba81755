import type { Ability, Characteristics, Game, Id, LastingEffect, Obj } from '@arbiter/schema';
import { objectIn } from '../../cards/bound.ts';
import { countsAsPrinted, hasLinks, nameOf, scoped } from '../../cards/linking.ts';
import { ask } from '../../cards/questions.ts';
import { isActive } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { changed, withLandAbilities } from './change.ts';
import { nextOf } from './order.ts';
import { finish, type Own, type Shown, withCounters } from './own.ts';
import { type Layer, type LayerChange, layers, type Part, partOf } from './part.ts';
import { type Settled, settle } from './settle.ts';
import { functionsIn, type Static, textOf } from './text.ts';

/** One continuous effect while the layers are gone through. */
export interface Effect {
  part: Part; // of a static ability: as its text reads by now
  present: boolean; // its ability is still there, or it needs none
  started: readonly Id[] | null; // whom it has begun to affect (2016:613.5)
  readonly source: Id;
  readonly timestamp: number;
  readonly defining: boolean;
  readonly objects: readonly Id[] | null; // fixed by a spell or ability that has resolved
  readonly scope: () => string; // tells it from all others (2016:607.5)
  readonly env: () => Env;
}
/** What an effect would do now, to whom. */
export interface Outcome {
  readonly ids: readonly Id[];
  readonly does: readonly (readonly Settled[])[]; // by object; one entry for all where it is the same for all
}

type Change = LastingEffect & { readonly what: Extract<LastingEffect['what'], { kind: 'change' }> };
const lastingParts = new WeakMap<object, Part>();
export const partOfLasting = (effect: Change): Part => {
  const { changes, affects = 'self' } = effect.what;
  const known = lastingParts.get(effect.what) ?? partOf(changes, affects, effect.until.at === 'while' ? effect.until.condition : null);
  lastingParts.set(effect.what, known);
  return known;
};
/** What lasts for a turn still to come waits for it. */
export const hasBegun = (game: Game, { until }: LastingEffect): boolean =>
  until.at !== 'duringTurnOf' || (isActive(game, until.player) && game.turn.number > until.after);
export const changesOf = (game: Game): readonly Change[] =>
  game.effects.filter((effect): effect is Change => effect.what.kind === 'change' && hasBegun(game, effect));
export const envOfLasting = ({ source, controller, bindings, x }: LastingEffect): Env => ({ source: source ?? 0, controller, bindings, x });

/** 2016:400.7a: what was done to a permanent spell goes on for the permanent it becomes. */
export const affectedBy = (game: Game, { what }: Change): readonly Id[] => {
  if (what.objects.every((id) => game.objects[id])) return what.objects;
  const became = game.battlefield.filter((id) => what.objects.includes(game.objects[id]?.was?.spell ?? 0));
  return [...what.objects.filter((id) => game.objects[id]), ...became];
};

/** What an effect gives to an object is linked to nothing else there, unless the object gives it to itself (2016:607.1a, 607.5). */
const asGiven = ({ source, scope }: Effect, to: Id, change: Settled): Settled => {
  if ('copy' in change) return change.copy ? { copy: { ...change.copy, abilities: scoped(change.copy.abilities, scope(), true) } } : change;
  if (!('gain' in change) || !hasLinks(change.gain) || countsAsPrinted(source, to, change.borrowed).value) return change;
  return { gain: scoped(change.gain, scope()) };
};

/** Goes through the layers for a set of objects. Whatever is asked meanwhile is answered with the characteristics reached so far. */
export class Layering {
  readonly look: Look;
  readonly drafts = new Map<Id, Characteristics>();
  private readonly owns = new Map<Id, Own>();
  private readonly speaking = new Set<Id>(); // objects with static abilities that change something
  private readonly statics = new Map<Id, Map<Ability, Effect[]>>();
  private readonly grants = new Map<Id, Map<Ability, number>>(); // when an ability was given to an object
  private readonly lasting: readonly Effect[];
  private readonly game: Game;
  private restless = 0; // counts changes of abilities

  constructor(game: Game, objects: readonly Obj[], owns: readonly Own[], elsewhere: (look: Look, obj: Obj) => Characteristics) {
    this.game = game;
    const of = (id: Id): Characteristics => {
      const draft = this.drafts.get(id);
      if (draft) return draft;
      const obj = objectIn(this.look, id);
      if (!obj) throw new Error(`no object ${id}`);
      return elsewhere(this.look, obj);
    };
    this.look = { game, of, triggered: [], replacing: [], playRules: [] };
    objects.forEach(({ id }, i) => {
      const own = owns[i] as Own;
      this.owns.set(id, own);
      this.put(id, own.base);
    });
    this.lasting = changesOf(game).map((effect) => this.resolved(effect));
  }

  run(): ReadonlyMap<Id, Shown> {
    for (const layer of layers) {
      if (layer === 'switch') this.count();
      this.goThrough(layer);
      if (layer === 'types') this.settleLands();
    }
    return new Map([...this.drafts].map(([id, draft]) => [id, this.shown(id, draft)]));
  }

  private objectAt(id: Id): Obj {
    return this.game.objects[id] as Obj;
  }

  private shown(id: Id, draft: Characteristics): Shown {
    const own = this.owns.get(id) as Own;
    return draft === own.base ? own.shown : finish(this.game, this.objectAt(id), draft);
  }

  private put(id: Id, draft: Characteristics): void {
    const before = this.drafts.get(id);
    this.drafts.set(id, draft);
    if (before?.abilities === draft.abilities) return;
    this.restless++;
    if (textOf(draft.abilities, this.game.rules).changing.length > 0) this.speaking.add(id);
    else this.speaking.delete(id);
  }

  private resolved(effect: Change): Effect {
    const env = envOfLasting(effect);
    return {
      part: partOfLasting(effect),
      present: true,
      started: null,
      source: env.source,
      timestamp: effect.timestamp,
      defining: false,
      env: () => env,
      scope: () => `e${effect.id}`,
      objects: affectedBy(this.game, effect).filter((id) => this.drafts.has(id)),
    };
  }

  /** Counters (2016:613.3d). */
  private count(): void {
    for (const [id, draft] of this.drafts) {
      const counted = withCounters(draft, this.objectAt(id));
      if (counted !== draft) this.drafts.set(id, counted);
    }
  }
  private settleLands(): void {
    for (const [id, draft] of this.drafts) if (draft !== this.owns.get(id)?.base) this.put(id, withLandAbilities(draft));
  }

  private goThrough(layer: Layer): void {
    const done = new Set<Effect>();
    let waiting = this.waitingIn(layer, done);
    while (waiting.length > 0) {
      const { restless } = this;
      const next = nextOf(this, layer, waiting);
      this.apply(next, layer);
      done.add(next);
      waiting = this.restless === restless ? waiting.filter((effect) => effect !== next) : this.waitingIn(layer, done);
    }
  }

  private waitingIn(layer: Layer, done: ReadonlySet<Effect>): readonly Effect[] {
    this.lookForStatics();
    const all = [...this.lasting, ...[...this.statics.values()].flatMap((byRoot) => [...byRoot.values()].flat())];
    return all.filter((effect) => effect.part.changes.has(layer) && !done.has(effect) && (effect.present || effect.started !== null));
  }

  /** Notes which static abilities are there now, and how they read. */
  private lookForStatics(): void {
    for (const byRoot of this.statics.values()) for (const list of byRoot.values()) for (const effect of list) effect.present = false;
    for (const id of this.speaking) {
      const { changing } = textOf((this.drafts.get(id) as Characteristics).abilities, this.game.rules);
      const nth = new Map<Ability, number>();
      for (const ability of changing) {
        const n = nth.get(ability.root) ?? 0;
        nth.set(ability.root, n + 1);
        if (this.functions(id, ability)) this.note(id, ability, n);
      }
    }
  }
  /** 2016:604.3: what defines characteristics does so everywhere. */
  private functions(id: Id, { ability, defining }: Static): boolean {
    return defining || functionsIn(ability, this.objectAt(id).zone, (this.owns.get(id) as Own).home);
  }
  private note(id: Id, { root, part, defining }: Static, nth: number): void {
    const byRoot = this.statics.get(id) ?? new Map<Ability, Effect[]>();
    this.statics.set(id, byRoot);
    const list = byRoot.get(root) ?? [];
    byRoot.set(root, list);
    const effect = list[nth];
    if (!effect) list.push(this.begun(id, root, part, defining));
    else {
      effect.part = part;
      effect.present = true;
    }
  }
  /** 2016:613.6a: as old as its object or as what gave the ability, whichever is younger. */
  private begun(id: Id, root: Ability, part: Part, defining: boolean): Effect {
    const given = this.grants.get(id)?.get(root);
    const { timestamp, was, stack } = this.objectAt(id);
    const env = (): Env => ({ source: id, controller: this.look.of(id).controller, bindings: {}, x: (was ?? stack)?.x ?? null });
    return {
      part,
      present: true,
      started: null,
      source: id,
      timestamp: Math.max(timestamp, given ?? 0),
      defining: defining && given === undefined,
      objects: null,
      scope: () => `${id}.${nameOf(root)}`,
      env,
    };
  }

  /** It goes on once it has started; until then its ability must be there and its condition true. */
  exists({ started, present, part, env }: Effect): boolean {
    return started !== null || (present && (part.while === null || ask.holds(this.look, env(), part.while)));
  }

  affected(effect: Effect): readonly Id[] {
    return effect.started ?? effect.objects ?? ask.objectsOf(this.look, effect.env(), effect.part.affects).filter((id) => this.drafts.has(id));
  }

  outcome(effect: Effect, layer: Layer): Outcome | null {
    this.lookForStatics();
    return this.exists(effect) ? this.settled(effect, layer) : null;
  }

  private settled(effect: Effect, layer: Layer): Outcome {
    const ids = this.affected(effect);
    const env = effect.env();
    const changes = effect.part.changes.get(layer) as readonly LayerChange[];
    if (!effect.part.perObject) return { ids, does: [changes.map((change) => settle(this.look, env, change))] };
    return { ids, does: ids.map((id) => changes.map((change) => settle(this.look, { ...env, bindings: { ...env.bindings, it: { objects: [id] } } }, change))) };
  }

  private apply(effect: Effect, layer: Layer): void {
    if (!this.exists(effect)) return;
    const outcome = this.settled(effect, layer);
    effect.started = outcome.ids;
    this.carryOut(effect, outcome);
  }
  private carryOut(effect: Effect, { ids, does }: Outcome): void {
    ids.forEach((id, i) => {
      for (const change of does[i] ?? does[0] ?? []) {
        const given = asGiven(effect, id, change);
        if ('gain' in given) this.grant(id, given.gain, effect.timestamp);
        this.put(id, changed(this.objectAt(id), this.drafts.get(id) as Characteristics, given));
      }
    });
  }
  private grant(id: Id, abilities: readonly Ability[], timestamp: number): void {
    const given = this.grants.get(id) ?? new Map<Ability, number>();
    this.grants.set(id, given);
    for (const { root } of textOf(abilities, this.game.rules).changing) given.set(root, timestamp);
  }

  /** What `then` finds after an effect has been applied, which is taken back. */
  after<T>(effect: Effect, layer: Layer, then: () => T): T {
    if (!this.exists(effect)) return then();
    const outcome = this.settled(effect, layer);
    const before = outcome.ids.map((id) => [id, this.drafts.get(id) as Characteristics] as const);
    this.carryOut(effect, outcome);
    const found = then();
    for (const [id, draft] of before) this.put(id, draft);
    this.lookForStatics();
    return found;
  }
}

import { createHash } from 'node:crypto';
import type { Bindings, Game, Id, LastingEffect, Obj, Thing } from '@arbiter/schema';
import { plainName } from '../cards/linking.ts';
import { stable } from '../engine/stable.ts';
import { reads } from './reads.ts';

/*
 * Whether a position has come back. Ids, timestamps and turn numbers are left out, and so are totals that can grow for ever without ending a loop: life, mana,
 * counters no text reads. Poison, damage, loyalty, libraries and whatever some text reads stay in.
 */

/** A position: what must be equal, and what may only have grown. */
export interface Position {
  readonly key: string;
  readonly grown: readonly number[];
}

const sorted = (parts: readonly string[]): readonly string[] => parts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Counters that may pile up unnoticed. Loyalty runs out, and −1/−1 counters kill. */
const pilesUp = (game: Game, counter: string): boolean => {
  const read = reads(game);
  return counter !== 'loyalty' && counter !== '-1/-1' && !read.counters.has(counter) && !(counter === '+1/+1' && read.stats);
};
const fixedCounters = (game: Game, { counters }: Obj): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counters).filter(([counter]) => !pilesUp(game, counter)));

/** An object by what it is and what state it is in. */
export const plain = (game: Game, id: Id): string => {
  const o = game.objects[id] ?? game.past[id]?.object;
  if (!o) return '';
  const limited = reads(game).limits ? Object.fromEntries(Object.entries(o.did).filter(([what]) => what.startsWith('triggered:'))) : {};
  return stable([
    o.kind,
    o.card,
    o.values,
    o.face,
    o.faceDown,
    o.owner,
    o.controller,
    o.zone,
    o.sick,
    o.tapped,
    o.damage,
    o.deathtouched,
    fixedCounters(game, o),
    limited,
  ]);
};
const thing = (game: Game, of: Thing): string => (typeof of === 'number' ? plain(game, of) : of);
const bound = (game: Game, bindings: Bindings): string =>
  stable(
    sorted(Object.entries(bindings).map(([name, value]) => stable([plainName(name), { ...value, objects: value.objects?.map((id) => plain(game, id)) }]))),
  );

/** With what it is attached to, remembers, targets and waits to do. */
const whole = (game: Game, id: Id): string => {
  const o = game.objects[id] as Obj;
  const s = o.stack;
  const waits = s && [
    s.ability,
    s.source === null ? null : plain(game, s.source),
    Object.fromEntries(Object.entries(s.targets).map(([as, things]) => [as, things.map((t) => thing(game, t))])),
    s.division,
    s.modes,
    s.x,
    s.paid,
    bound(game, s.bindings),
    s.assignment?.map((share) => [plain(game, share.source), thing(game, share.to), share.amount]),
    s.after,
    s.spliced ?? [],
  ];
  return stable([plain(game, id), o.attachedTo === null ? null : thing(game, o.attachedTo), bound(game, o.links), waits]);
};

const lasting = (game: Game, effect: LastingEffect): string => {
  const { what, until } = effect;
  const objects = 'objects' in what ? sorted(what.objects.map((id) => plain(game, id))) : null;
  const ends =
    until.at === 'leaves'
      ? ['leaves', plain(game, until.object)]
      : [until.at, 'player' in until ? until.player : null, 'condition' in until ? until.condition : null];
  const { chosenSource, ...says } = { chosenSource: null, ...what };
  return stable([
    effect.source === null ? null : plain(game, effect.source),
    effect.controller,
    bound(game, effect.bindings),
    effect.x,
    { ...says, objects },
    chosenSource === null ? null : plain(game, chosenSource),
    ends,
  ]);
};
const fighting = (game: Game): unknown => {
  const { combat } = game;
  return (
    combat && [
      combat.defenders,
      combat.declared,
      combat.damageSteps,
      sorted(combat.attacks.map((a) => stable([plain(game, a.attacker), a.defender === null ? null : thing(game, a.defender), a.blocked, a.assigned]))),
      sorted(combat.blocks.map((b) => stable([plain(game, b.blocker), b.attackers.map((id) => plain(game, id)), b.assigned]))),
    ]
  );
};

const players = (game: Game): unknown =>
  game.players.map((p) => [
    p.seat,
    p.status,
    p.counters,
    p.library.map((id) => game.objects[id]?.card ?? null),
    sorted(p.hand.map((id) => game.objects[id]?.card ?? '')),
    p.graveyard.map((id) => whole(game, id)),
    p.drewFromEmpty,
    Object.fromEntries([...reads(game).turnFacts].map((fact) => [fact, [p.did[fact] ?? 0, p.didLastTurn?.[fact] ?? 0]])),
    reads(game).life ? p.life : null,
  ]);

/** The position, together with whatever else must be the same. */
export const positionOf = (game: Game, also: unknown): Position => {
  const unordered = (ids: readonly Id[]): readonly string[] => sorted(ids.map((id) => whole(game, id)));
  const { turn, agenda } = game;
  const all = [
    also,
    turn.active,
    turn.phase,
    turn.step,
    agenda.turns,
    agenda.phases,
    agenda.steps,
    agenda.skips,
    game.priority.holder,
    players(game),
    unordered(game.battlefield),
    unordered(game.exile),
    unordered(game.command),
    unordered(game.ante),
    unordered(game.phasedOut),
    game.stack.map((id) => whole(game, id)),
    sorted(game.effects.map((effect) => lasting(game, effect))),
    fighting(game),
    game.waiting.map((w) => [plain(game, w.source), w.ability, w.controller, bound(game, w.bindings), w.x]),
  ];
  const piled = game.battlefield.reduce(
    (sum, id) => sum + Object.entries(game.objects[id]?.counters ?? {}).reduce((n, [counter, amount]) => n + (pilesUp(game, counter) ? amount : 0), 0),
    0,
  );
  return { key: createHash('sha256').update(stable(all)).digest('hex').slice(0, 32), grown: [...game.players.flatMap((p) => [p.life, p.mana.length]), piled] };
};

/** Written into the log as one word. */
export const written = ({ key, grown }: Position): string => `${key}/${grown.join()}`;
/** Whether an earlier position, as written, is this one but for what has grown since. */
export const isSame = (earlier: string, { key, grown }: Position): boolean => {
  const [was, totals = ''] = earlier.split('/');
  return was === key && totals.split(',').every((total, i) => Number(total) <= (grown[i] ?? 0));
};

import { type DamageShare, type Game, type Id, type Obj, type OnStack, type Seat, type Thing, unannounced, type ViewedGame } from '@arbiter/schema';
import type { Projection, When } from './projection.ts';
import { type Reversible, reversible, reversibly } from './reversible.ts';
import { isWhole, type Seen, type SeenOf } from './seen.ts';

/*
 * What is on the stack, with the choices made for it.
 */

export interface StackItem {
  readonly id: Id;
  readonly kind: Obj['kind']; // card: a spell
  readonly card: string | null; // null where it is hidden, and of what no card describes
  readonly ability: 'activated' | 'triggered' | 'other' | null; // null: it is no ability
  readonly owner: Seat;
  readonly controller: Seat;
  readonly source: Id | null; // of an ability: the object whose it is
  readonly cast: boolean; // false while it is being announced, and of copies
  readonly faceDown: boolean;
  readonly targets: Readonly<Record<string, readonly (Thing | null)[]>>;
  readonly division: Readonly<Record<string, readonly number[]>>;
  readonly modes: readonly number[];
  readonly x: number | null;
  readonly damage: readonly DamageShare[] | null; // combat damage waiting to be dealt (2008:310.1)
  readonly since: When;
}
export type StackState = Reversible<readonly StackItem[]>; // top first

type Identity = Pick<StackItem, 'id' | 'kind' | 'card' | 'owner' | 'controller' | 'faceDown'>;
const abilityOf = ({ ability }: OnStack): StackItem['ability'] =>
  ability === null ? null : ability.kind === 'activated' || ability.kind === 'triggered' ? ability.kind : 'other';
const itemOf = (of: Identity, { entry, turn }: When, stack: OnStack): StackItem => ({
  ...of,
  ability: abilityOf(stack),
  source: stack.source,
  cast: stack.cast,
  targets: stack.targets,
  division: stack.division,
  modes: stack.modes,
  x: stack.x,
  damage: stack.assignment,
  since: { entry, turn },
});

type Items = readonly StackItem[];
const off = (items: Items, ids: readonly (Id | null)[]): Items =>
  items.some(({ id }) => ids.includes(id)) ? items.filter(({ id }) => !ids.includes(id)) : items;
const changed = (items: Items, id: Id | null, change: (item: StackItem) => Partial<StackItem>): Items =>
  items.some((item) => item.id === id) ? items.map((item) => (item.id === id ? { ...item, ...change(item) } : item)) : items;

const moved = (items: Items, e: SeenOf<'ObjectMoved'>, when: When): Items => {
  const rest = e.from === 'stack' ? off(items, [e.object]) : items;
  if (e.to !== 'stack' || e.as === null) return rest;
  const { as: id, card, player: owner, controller, faceDown = false } = e;
  return [itemOf({ id, kind: 'card', card, owner, controller, faceDown }, when, e.stack ?? unannounced), ...rest];
};
const copied = (items: Items, e: SeenOf<'CopyCreated'>, when: When): Items => {
  const { object: id, card, owner, controller } = e;
  const faceDown = items.find((item) => item.id === e.of)?.faceDown ?? false;
  return [itemOf({ id, kind: e.stack.ability === null ? 'copy' : 'ability', card, owner, controller, faceDown }, when, e.stack), ...items];
};

/** What stood there before goes on having stood there since then. */
const positionSet = (items: Items, game: Game | ViewedGame, when: When): Items => {
  const whole = isWhole(game) ? game.stack.flatMap((id) => game.objects[id] ?? []) : game.stack;
  return whole.toReversed().flatMap((o) => {
    if (o.id === null) return [];
    const { id, kind, card, owner, controller, faceDown } = o;
    const item = itemOf({ id, kind, card, owner, controller, faceDown }, when, (o.stack as OnStack | undefined | null) ?? unannounced);
    return [{ ...item, since: items.find((known) => known.id === id)?.since ?? item.since }];
  });
};

const chosen = (items: Items, e: Seen): Items => {
  switch (e.type) {
    case 'ModesChosen':
      return changed(items, e.object, () => ({ modes: e.modes }));
    case 'TargetsChosen':
    case 'TargetsChanged':
      return changed(items, e.object, ({ targets }) => ({ targets: { ...targets, [e.as]: e.targets ?? [] } }));
    case 'Divided':
      return changed(items, e.object, ({ division }) => ({ division: { ...division, [e.as]: e.amounts } }));
    case 'XChosen':
      return changed(items, e.object, () => ({ x: e.x }));
    case 'SpellCast':
      return changed(items, e.object, () => ({ cast: true }));
    case 'ControllerChanged':
      return changed(items, e.object, () => ({ controller: e.controller }));
    default:
      return items;
  }
};
const step = (items: Items, e: Seen, when: When): Items => {
  switch (e.type) {
    case 'GameCreated':
      return [];
    case 'ObjectMoved':
      return moved(items, e, when);
    case 'AbilityStacked': {
      const { object: id, owner, controller, stack } = e;
      return [itemOf({ id, kind: 'ability', card: null, owner, controller, faceDown: false }, when, stack), ...items];
    }
    case 'CopyCreated':
      return copied(items, e, when);
    case 'CombatDamageStacked': {
      const { object: id, controller } = e;
      const of = { id, kind: 'combatDamage', card: null, owner: controller, controller, faceDown: false } as const;
      return [itemOf(of, when, { ...unannounced, assignment: e.shares }), ...items];
    }
    case 'ObjectCeased':
      return off(items, [e.object]);
    case 'PlayerLeft':
      return off(items, e.objects ?? []);
    case 'PositionSet':
      return positionSet(items, e.game, when);
    default:
      return chosen(items, e);
  }
};

export const stack: Projection<StackState, readonly StackItem[]> = {
  name: 'stack',
  version: 1,
  empty: () => reversibly([]),
  fold: reversible(step),
  show: ({ now }) => now,
};

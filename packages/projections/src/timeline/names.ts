import type { Id, Obj } from '@arbiter/schema';
import { isWhole, type Seen, type SeenOf } from '../seen.ts';

/** What an object is called in a line; without a name it is hidden from who looks. */
export interface Named {
  readonly object: Id | null;
  readonly kind: Obj['kind'];
  readonly name: string | null;
}
/** By id. */
export type Names = readonly (Named | null)[];

const nameless = (object: Id | null): Named => ({ object, kind: 'card', name: null });
export const nameOf = (names: Names, id: Id | null): Named => (id === null ? nameless(null) : (names[id] ?? nameless(id)));

const withName = (names: Names, object: Id | null, kind: Obj['kind'], name: string | null): Names => {
  if (object === null) return names;
  const next = names.slice();
  while (next.length < object) next.push(null);
  next[object] = { object, kind, name };
  return next;
};

const positionSet = (names: Names, { game }: SeenOf<'PositionSet'>): Names => {
  if (isWhole(game)) return game.objects.map((o) => o && { object: o.id, kind: o.kind, name: o.values?.name ?? o.card ?? names[o.id]?.name ?? null });
  const shown = [...game.battlefield, ...game.stack, ...game.exile, ...game.command, ...game.players.flatMap((p) => [...p.graveyard, ...p.hand.cards])];
  return shown.reduce<Names>((all, o) => withName(all, o.id, o.kind, o.card ?? (o.id === null ? null : (all[o.id]?.name ?? null))), names);
};

/** Who is called what from this event on. An ability is called after its source. */
export const renamed = (names: Names, e: Seen): Names => {
  switch (e.type) {
    case 'ObjectMoved': {
      const old = nameOf(names, e.object);
      return withName(names, e.as, old.kind, e.values?.name ?? e.card ?? (old.kind === 'card' ? null : old.name));
    }
    case 'TokenCreated':
      return withName(names, e.object, 'token', e.values.name);
    case 'CopyCreated':
      return withName(names, e.object, e.stack.ability === null ? 'copy' : 'ability', e.values?.name ?? e.card ?? nameOf(names, e.of).name);
    case 'EmblemCreated':
      return withName(names, e.object, 'emblem', e.values.name);
    case 'AbilityStacked':
      return withName(names, e.object, 'ability', nameOf(names, e.stack.source).name);
    case 'CombatDamageStacked':
      return withName(names, e.object, 'combatDamage', null);
    case 'CardBrought':
    case 'TurnedFaceUp':
      return withName(names, e.object, nameOf(names, e.object).kind, e.card ?? nameOf(names, e.object).name);
    case 'Revealed':
      return (e.objects ?? []).reduce<Names>((all, id, i) => withName(all, id, nameOf(all, id).kind, e.cards?.[i] || nameOf(all, id).name), names);
    case 'PositionSet':
      return positionSet(names, e);
    default:
      return names;
  }
};

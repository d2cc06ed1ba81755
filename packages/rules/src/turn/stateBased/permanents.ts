import type { Characteristics, Cite, Event, Id, Obj } from '@arbiter/schema';
import { isAttachedLegally } from '../../effects/attachable.ts';
import { at, objectOf } from '../../engine/game.ts';
import type { Look } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';

/** What is to become of the permanents now: one of the first per permanent, and facts no card can replace. */
export interface Due {
  readonly woulds: readonly Would[];
  readonly facts: readonly Event[];
}

interface Row {
  readonly rule: Cite;
  readonly when: (look: Look, obj: Obj, as: Characteristics) => boolean;
  readonly then: (obj: Obj, rule: Cite) => { readonly would: Would } | { readonly facts: readonly Event[] };
}

const graveyard: Row['then'] = ({ id: object }, rule) => ({ would: { would: 'move', rule, object, to: 'graveyard', cause: 'state' } });
const destroyed: Row['then'] = ({ id: object }, rule) => ({ would: { would: 'destroy', rule, object } });
const unattached: Row['then'] = ({ id: object }, rule) => ({ facts: [{ type: 'Unattached', rule, object }] });

const creature = (as: Characteristics): boolean => as.types.includes('creature');
const survives = (as: Characteristics): boolean => creature(as) && (as.toughness ?? 0) > 0;
const isAura = (as: Characteristics): boolean => as.subtypes.includes('Aura');
/** 2016:702.102e: off what it was on it stays, as a creature. */
const isBestowed = ({ was, attachedTo }: Obj): boolean => attachedTo !== null && (was?.paid['bestow'] ?? 0) > 0;
const isGear = (as: Characteristics): boolean => as.subtypes.includes('Equipment') || as.subtypes.includes('Fortification');
const pairs = ({ counters }: Obj): number => Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);

/** The creature it is paired with (2016:702.94). */
const mateOf = ({ links }: Obj): Id | null => (links['paired']?.did ? (links['paired'].objects?.[0] ?? null) : null);
/** Both are still creatures of one player in play, and paired with each other (2016:702.94e). */
const isPair = (look: Look, one: Id, other: Id | null): boolean => {
  const mate = other === null ? null : objectOf(look.game, other);
  if (mate?.zone !== 'battlefield' || mateOf(mate) !== one) return false;
  return creature(look.of(one)) && creature(look.of(mate.id)) && look.of(one).controller === look.of(mate.id).controller;
};
const unpaired: Row['then'] = ({ id: object }, rule) => ({ facts: [{ type: 'LinksKept', rule, object, links: { paired: { did: false } } }] });

/** In this order: what puts a permanent into the graveyard comes before what destroys it, which something might replace. */
const rows: readonly Row[] = [
  { rule: '2016:704.5f', when: (_, __, as) => creature(as) && (as.toughness ?? 0) <= 0, then: graveyard },
  { rule: '2016:704.5i', when: (_, obj, as) => as.types.includes('planeswalker') && (obj.counters['loyalty'] ?? 0) <= 0, then: graveyard },
  {
    rule: '2016:704.5n',
    when: (look, obj, as) => isAura(as) && !isBestowed(obj) && (obj.attachedTo === null || creature(as) || !isAttachedLegally(look, obj.id)),
    then: graveyard,
  },
  { rule: '2016:702.102e', when: (look, obj, as) => isAura(as) && isBestowed(obj) && !isAttachedLegally(look, obj.id), then: unattached },
  { rule: '2016:704.5g', when: (_, obj, as) => survives(as) && obj.damage >= (as.toughness ?? 0), then: destroyed },
  { rule: '2016:704.5h', when: (look, obj, as) => survives(as) && obj.deathtouched && look.game.rules.deathtouch === 'static', then: destroyed },
  {
    rule: '2016:704.5p',
    when: (look, obj, as) => obj.attachedTo !== null && isGear(as) && !creature(as) && !isAttachedLegally(look, obj.id),
    then: unattached,
  },
  { rule: '2016:704.5q', when: (_, obj, as) => obj.attachedTo !== null && !isAura(as) && (creature(as) || !isGear(as)), then: unattached },
  { rule: '2016:702.94e', when: (look, obj) => mateOf(obj) !== null && !isPair(look, obj.id, mateOf(obj)), then: unpaired },
  {
    rule: '2016:704.5r',
    when: (_, obj) => pairs(obj) > 0,
    then: (obj, rule) => ({ facts: ['+1/+1', '-1/-1'].map((counter): Event => ({ type: 'CountersRemoved', rule, on: obj.id, counter, amount: pairs(obj) })) }),
  },
];

/** `gone` are those that other rules of the same moment put into the graveyard. */
export const permanentsDue = (look: Look, gone: ReadonlySet<Id>): Due => {
  const woulds: Would[] = [];
  const facts: Event[] = [];
  for (const id of look.game.battlefield) {
    const obj = at(look.game, id);
    const as = look.of(id);
    let leaves = gone.has(id);
    for (const row of rows) {
      if (leaves || !row.when(look, obj, as)) continue;
      const due = row.then(obj, row.rule);
      if ('facts' in due) facts.push(...due.facts);
      else {
        woulds.push(due.would);
        leaves = true;
      }
    }
  }
  return { woulds, facts };
};

/** Tokens and copies are nowhere but where they belong (2016:704.5d–e). By zone, what is phased out is off the battlefield too. */
export const ceasing = ({ game }: Look): readonly Event[] => {
  const elsewhere = [...game.players.flatMap((p) => [p.hand, p.graveyard, p.library]), game.exile, game.command, game.ante];
  if (game.rules.phasing === 'zone') elsewhere.push(game.phasedOut);
  const ceases = (zones: readonly (readonly Id[])[], kind: Obj['kind'], rule: Cite): readonly Event[] =>
    zones.flatMap((ids) => ids.filter((id) => at(game, id).kind === kind)).map((object) => ({ type: 'ObjectCeased', rule, object }));
  return [...ceases([...elsewhere, game.stack], 'token', '2016:704.5d'), ...ceases(elsewhere, 'copy', '2016:704.5e')];
};

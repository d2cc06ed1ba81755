import type { Cite, Cost, ExtraCost, Id, OnStack, Seat } from '@arbiter/schema';
import { holds } from '../cards/conditions.ts';
import { cardOf, facesOf } from '../cards/faces.ts';
import { finding } from '../engine/finding.ts';
import { at, nextId, objectOf } from '../engine/game.ts';
import { type Attempted, InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import { hasKeyword } from '../keywords/index.ts';
import { abilitiesOf, placedOf } from './abilities.ts';
import { announceModes, announceTargets } from './announcing.ts';
import { asSpell, unannouncedFrom } from './asSpell.ts';
import { chooseX } from './choosingX.ts';
import { costChanges, unchanged } from './costs.ts';
import { announceExtras, costOfModes } from './extras.ts';
import { type Account, announceCost, payInFull } from './payment.ts';
import { castingForbidden, rulesOnCasting } from './prohibitions.ts';
import { announceSplices } from './splicing.ts';
import { envOf } from './targets.ts';
import { modalTexts, textsOf } from './texts.ts';
import { undertake } from './undertaking.ts';
import { isTimely, shapesOf, type Way, waysOf } from './ways.ts';

interface Args {
  readonly object: Id;
  readonly seat: Seat;
  readonly face?: number;
  readonly how?: string; // an alternative way of casting, as `priorityOptions` names it
  readonly free?: boolean; // an effect casts it without paying its mana cost
  readonly cost?: Cost; // an effect casts it for this rather than its mana cost
  readonly copy?: boolean; // a copy of it is cast (2016:706.11)
  readonly key?: string; // what that cost goes by
  readonly rule?: Cite; // the rule that has it cast during a resolution (2016:608.2f)
  readonly binding?: boolean; // he must, and has taken it back before
}
declare module '../engine/play.ts' {
  interface Procedures {
    castSpell: (args: Args) => Attempted<Id>;
  }
}

const free: Cost = [{ mana: '{0}' }];

/** 2016:608.2f: an effect that casts a spell gives the permission itself, and timing does not matter. */
const isByEffect = (play: Play, { seat, free: unpaid, cost, rule }: Args): boolean =>
  unpaid === true || cost !== undefined || rule !== undefined || play.game.priority.holder !== seat;

/** How the spell is to be cast, or why it cannot be begun. */
export function wayOf(look: Look, { object, seat, face, how }: Args): Way | Refusal {
  const ways = waysOf(look, seat, object);
  const way = ways.find((one) => one.how === (how ?? null) && (face === undefined || one.shape.face === null || one.shape.face === face));
  if (!way) return { cite: '2016:601.2a', why: ways.length > 0 ? 'cast.noSuchWay' : 'cast.notFromThere' };
  if (!isTimely(look, seat, object, way)) return { cite: '2008:305.3', why: 'cast.notNow' };
  const seen = asSpell(look, seat, object, way);
  const rules = rulesOnCasting(seen, seat, object, way.faceDown ? [] : way.shape.abilities);
  return castingForbidden(seen, rules, seat, object, at(look.game, object).zone, true) ?? way;
}

/** 2016:708.2a: which half or face an effect casts is chosen before it goes to the stack. */
function* wayByEffect(play: Play, { object, seat, face, free: unpaid, cost }: Args): Procedure<Way> {
  const shapes = shapesOf(play.look, object).filter(({ types }) => !types.includes('land'));
  const open = face === undefined ? shapes : shapes.filter((shape) => shape.face === null || shape.face === face);
  const [first] = open;
  if (first === undefined) return play.refuse({ cite: '2016:305.9', why: 'cast.land' });
  const card = cardOf(play.game, at(play.game, object));
  const names = open.map((shape) => (card ? (facesOf(card, play.game.rules)[shape.face ?? 0]?.name ?? '') : ''));
  const chosen =
    open.length === 1
      ? names[0]
      : (yield* play.ask('value', seat, () => ({ cite: '2016:708.2a', source: object, what: 'face', words: names, range: null }), InOwnAttempt)).value;
  const shape = open[names.indexOf(String(chosen))] ?? first;
  return { shape, how: null, cost: unpaid ? free : (cost ?? [{ mana: shape.cost ?? '' }]), faceDown: false, after: null, asThoughFlash: true };
}

/** 2016:706.11: a copy comes to be on the stack; the card stays where it is. */
function copied(play: Play, { object: of, seat }: Args, face: { readonly face?: number }, stack: OnStack): Id {
  const object = nextId(play.game);
  const { card, values } = at(play.game, of);
  play.record({ type: 'CopyCreated', rule: '2016:706.11', object, of, owner: seat, controller: seat, card, ...face, ...(values ? { values } : {}), stack });
  return object;
}
/** 2016:601.2a. Face up or down is settled before (707.4). */
function* putOnStack(play: Play, args: Args, way: Way): Procedure<Id> {
  const { object, seat } = args;
  const face = way.shape.face === null ? {} : { face: way.shape.face };
  if (args.copy) return copied(play, args, face, unannouncedFrom(at(play.game, object).zone, null));
  const entering = { under: seat, ...face, ...(way.faceDown ? { faceDown: true } : {}), stack: unannouncedFrom(at(play.game, object).zone, way.after) };
  const events = yield* play.happen([{ would: 'move', rule: '2016:601.2a', object, to: 'stack', cause: 'cast', player: seat, entering }]);
  const moved = events.find((event) => event.type === 'ObjectMoved' && event.object === object && event.to === 'stack');
  return moved?.type === 'ObjectMoved' ? moved.as : play.refuse({ cite: '2016:601.2a', why: 'cast.notPut' });
}

/** `open`: its targets are still to be chosen. */
const accountFor = (play: Play, seat: Seat, spell: Id, open: boolean): Account => ({
  seat,
  env: envOf(play.game, spell),
  subject: spell,
  why: '2016:601.2g',
  changes: costChanges(play.look, seat, spell, false, { open }),
});

const noModes: Refusal = { cite: '2016:700.2a', why: 'cast.noMode' };
const noTargets: Refusal = { cite: '2016:601.2c', why: 'cast.noTarget' };

/** Whether it is settled from the start that something is paid rather than its mana cost. */
const isPaidInstead = (args: Args, way: Way): boolean => way.how !== null || args.free === true || args.cost !== undefined;

/** Alternative costs of its own that may be chosen as an effect casts it, if no other is settled; ways that begin in a certain zone are not among them. */
function openAlternatives(play: Play, args: Args, way: Way, spell: Id): readonly ExtraCost[] {
  if (!isByEffect(play, args)) return [];
  const own = alternativesOf(play, spell);
  return own.length > 0 && isPaidInstead(args, way) ? play.says(finding('2016:117.9a', []), own) : own;
}
function alternativesOf(play: Play, spell: Id): readonly ExtraCost[] {
  const env = envOf(play.game, spell);
  return abilitiesOf(play.look, spell, 'alternativeCost').flatMap(({ ability: { extra, from } }) =>
    from === undefined && (!extra.while || holds(play.look, env, extra.while)) ? [extra] : [],
  );
}

/**
 * 2016:601.2b: modes, costs beside and instead, what is spliced onto it, X, and how symbols with a choice are paid. Additional costs come first where the number of modes turns
 * on them.
 */
function* announceChoices(play: Play, args: Args, way: Way, spell: Id): Procedure<Cost> {
  const { seat } = args;
  const modal = modalTexts(textsOf(play.look, spell));
  const costsFirst = modal.some(({ modes }) => modes.moreIf !== undefined || hasKeyword(play.look, spell, 'entwine'));
  if (!costsFirst && !(yield* announceModes(play, spell, seat))) play.refuse(noModes);
  const base = way.how === null && !args.free && args.cost === undefined ? [{ mana: play.look.of(spell).cost ?? '' }] : way.cost;
  const ways = [...placedOf(way.shape.abilities, 'alternativeCost'), ...abilitiesOf(play.look, spell, 'alternativeCost')]; // what an effect gave the card it lost on its way
  const named = way.how !== null && ways.some(({ ability }) => ability.extra.key === way.how);
  const key = named ? way.how : (args.key ?? null);
  const instead = isPaidInstead(args, way);
  const announced = {
    base,
    instead,
    paid: key === null ? {} : { [key]: 1 },
    alternatives: openAlternatives(play, args, way, spell),
    byEffect: isByEffect(play, args),
  };
  const extras = yield* announceExtras(play, accountFor(play, seat, spell, true), spell, announced);
  if (costsFirst && !(yield* announceModes(play, spell, seat))) play.refuse(noModes);
  const splices = yield* announceSplices(play, accountFor(play, seat, spell, true), spell, [...extras, ...costOfModes(play.look, spell)]);
  if (!(yield* announceModes(play, spell, seat, modal.length))) play.refuse(noModes);
  const cost = [...extras, ...costOfModes(play.look, spell), ...splices];
  const x = yield* chooseX(play, accountFor(play, seat, spell, true), cost, spell);
  if (x === null && play.look.of(spell).cost?.includes('{X}')) play.record({ type: 'XChosen', rule: '2016:107.3b', object: spell, x: 0 });
  return yield* announceCost(play, accountFor(play, seat, spell, true), cost);
}

function* cast(play: Play, args: Args): Procedure<Id> {
  const { object, seat } = args;
  const from = objectOf(play.game, object)?.zone ?? play.refuse({ cite: '2016:601.2a', why: 'cast.gone' });
  const byEffect = isByEffect(play, args);
  const way = byEffect ? yield* wayByEffect(play, args) : wayOf(play.look, args);
  if ('why' in way) return play.refuse(way);
  const spell = yield* putOnStack(play, args, way);
  const cost = yield* announceChoices(play, args, way, spell);
  if (!(yield* announceTargets(play, spell, seat))) play.refuse(noTargets); // 2016:601.2c–d
  const forbidden = castingForbidden(play.look, play.look.playRules, seat, spell, from);
  if (forbidden) play.refuse(forbidden);
  const account = accountFor(play, seat, spell, false);
  const { changes } = account;
  const applied = isPaidInstead(args, way) && changes !== unchanged ? play.says(finding('2016:117.9d', changes), unchanged) : changes;
  yield* payInFull(play, { ...account, changes: applied }, cost, spell); // 2016:601.2e–g
  play.record({ type: 'SpellCast', rule: '2016:601.2h', object: spell, player: seat, from });
  if (!byEffect) yield* play.call('endReveals', {});
  return spell;
}

/** 2016:601.2a–h. Anything that cannot be done takes the whole of it back. */
export function* castSpell(play: Play, args: Args): Procedure<Attempted<Id>> {
  return yield* undertake(play, args.seat, () => cast(play, args), args.binding);
}

import { Schema } from 'effect';
import { cardTypes, colors, manaTypes, ownZones, phases, steps, supertypes, zones } from '../../words.ts';
import type { Condition, Filter, History, Quantity, Ref, Who } from '../terms.ts';
import { list, oneOf, opt, proved, record, struct, words, Yes } from './shape.ts';

/** What card text refers to, counts and asks: references, players, filters, quantities, conditions. They are recursive through each other. */

export const Text = Schema.String;
export const Flag = Schema.Boolean;
export const Color = Schema.Literals(colors);
export const ManaType = Schema.Literals(manaTypes);
export const CardType = Schema.Literals(cardTypes);
export const Supertype = Schema.Literals(supertypes);
export const Zone = Schema.Literals(zones);
export const Zones = oneOf(Zone, list(Zone));
export const Phase = Schema.Literals(phases);
export const Step = Schema.Literals(steps);
const Stat = words('power', 'toughness', 'manaValue', 'loyalty', 'basePower', 'baseToughness');
const Comparison = words('=', '!=', '<', '<=', '>', '>=');
const State = words(
  'token',
  'card',
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'attackingAlone',
  'faceDown',
  'faceUp',
  'permanent',
  'spell',
  'ability',
  'activated',
  'triggered',
  'singleTarget',
  'multicolored',
  'monocolored',
  'colorless',
  'attached',
  'enchanted',
  'equipped',
  'kicked',
  'summoningSick',
  'legal',
  'regenerated',
  'paired',
  'monstrous',
  'renowned',
);
export const Bound = struct({ ref: Text });
export const Linked = struct({ linked: Text });

export const ref = Schema.suspend((): Schema.Codec<Ref> => RefCodec);
export const who = Schema.suspend((): Schema.Codec<Who> => WhoCodec);
export const filter = Schema.suspend((): Schema.Codec<Filter> => FilterCodec);
export const quantity = Schema.suspend((): Schema.Codec<Quantity> => QuantityCodec);
export const condition = Schema.suspend((): Schema.Codec<Condition> => ConditionCodec);
export const Player = struct({ player: who });
export const counts = record(quantity);
const fits = struct({ fits: filter });

export const RefCodec: Schema.Codec<Ref> = proved<Ref>('Ref')(
  oneOf(
    words('self', 'attached'),
    Bound,
    struct({ each: filter, zone: opt(Zones) }),
    Linked,
    struct({ top: quantity, of: who }),
    struct({ attachedTo: ref }),
    struct({ oneOf: list(ref) }),
  ),
);

export const WhoCodec: Schema.Codec<Who> = proved<Who>('Who')(
  oneOf(
    words('you', 'opponents', 'each', 'others', 'active', 'nonactive', 'defending', 'attacking', 'team', 'nobody'),
    Bound,
    Linked,
    struct({ controllerOf: ref }),
    struct({ ownerOf: ref }),
    struct({ opponentsOf: who }),
    struct({ mostLife: who }),
  ),
);

const HistoryCodec = proved<History>('History')(
  oneOf(
    words(
      'enteredThisTurn',
      'attackedThisTurn',
      'blockedThisTurn',
      'dealtDamageThisTurn',
      'wasDealtDamageThisTurn',
      'diedThisTurn',
      'cameUnderControlThisTurn',
      'cameUnderControlSinceUpkeep',
    ),
    struct({ castFrom: Zone }),
    struct({ dealtDamageBy: ref }),
    struct({ damagedPlayer: who, combat: opt(Yes) }),
    struct({ was: ref }),
    struct({ paid: Text }),
  ),
);

/** Members without a word of their own are tried in turn, hence the frequent ones first, here and in the other unions. */
export const FilterCodec: Schema.Codec<Filter> = proved<Filter>('Filter')(
  oneOf(
    words('any'),
    struct({ type: CardType }),
    struct({ all: list(filter) }),
    struct({ controller: who }),
    struct({ not: filter }),
    struct({ is: State }),
    struct({ most: Stat, among: filter }),
    struct({ least: Stat, among: filter }),
    struct({ among: ref }),
    struct({ any: list(filter) }),
    struct({ subtype: oneOf(Text, Linked, Bound) }),
    struct({ color: oneOf(Color, Linked, Bound) }),
    struct({ stat: Stat, op: Comparison, than: quantity }),
    struct({ zone: Zone }),
    struct({ supertype: Supertype }),
    struct({ has: Text }),
    struct({ owner: who }),
    struct({ name: oneOf(Text, Linked, Bound) }),
    struct({ counter: Text, atLeast: opt(quantity) }),
    struct({ attachedTo: oneOf(ref, fits) }),
    struct({ history: HistoryCodec }),
    struct({ targets: oneOf(ref, fits, Player) }),
    struct({ attacks: oneOf(who, struct({ object: ref })) }),
    struct({ blocks: ref }),
    struct({ blockedBy: ref }),
    struct({ sharesWith: ref, what: words('color', 'type', 'subtype', 'controller') }),
    struct({ sameNameAs: ref }),
    struct({ manaAbility: Flag }),
    struct({ cost: words('none', 'x') }),
  ),
);

const CountedFact = words('spellsCast', 'cardsDrawn', 'lifeLost', 'lifeGained', 'damageTaken', 'landsPlayed', 'permanentsLeft');
const TurnFact = words('spellsCast', 'cardsDrawn', 'lifeLost', 'lifeGained', 'damageTaken', 'landsPlayed', 'creaturesDied', 'attackers', 'permanentsLeft');

export const QuantityCodec: Schema.Codec<Quantity> = proved<Quantity>('Quantity')(
  oneOf(
    Schema.Int,
    words('X'),
    Bound,
    Linked,
    struct({ count: ref }),
    struct({ stat: Stat, of: ref, pick: opt(words('sum', 'most', 'least')) }),
    struct({ players: who }),
    struct({ damage: ref }),
    struct({ counters: Text, on: oneOf(ref, Player) }),
    struct({ cards: Schema.Literals(ownZones), of: who, fits: opt(filter) }),
    struct({ life: who }),
    struct({ startingLife: who }),
    struct({ colorsOf: ref }),
    struct({ colorsSpent: ref }),
    struct({ paidTimes: Text }),
    struct({ typesAmong: ref }),
    struct({ basicLandTypesAmong: ref }),
    struct({ devotion: list(Color), of: who }),
    struct({ symbols: ManaType, in: ref }),
    struct({ sum: list(quantity) }),
    struct({ minus: Schema.Tuple([quantity, quantity]) }),
    struct({ times: list(quantity) }),
    struct({ half: quantity, round: words('up', 'down') }),
    struct({ quotient: Schema.Tuple([quantity, quantity]), round: words('up', 'down') }),
    struct({ min: list(quantity) }),
    struct({ max: list(quantity) }),
    struct({ turn: TurnFact, who: opt(who), pick: opt(words('sum', 'most', 'least')) }),
    struct({ lastTurn: CountedFact, who: opt(who), pick: opt(words('sum', 'most', 'least')) }),
  ),
);

export const ConditionCodec: Schema.Codec<Condition> = proved<Condition>('Condition')(
  oneOf(
    struct({ all: list(condition) }),
    struct({ any: list(condition) }),
    struct({ not: condition }),
    struct({ compare: quantity, op: Comparison, to: quantity }),
    struct({ exists: ref, atLeast: opt(quantity) }),
    struct({ fits: ref, filter }),
    struct({ did: Text }),
    struct({ paid: Text }),
    struct({ turnOf: who }),
    struct({ phase: Phase }),
    struct({ step: Step }),
    struct({ inPhase: Bound }),
    struct({ isPlayer: who, one: who }),
    struct({ words: oneOf(Linked, Bound), are: oneOf(Text, Linked, Bound) }),
    struct({ edition: words('classic', 'modern') }),
    struct({ spent: ManaType, on: ref, atLeast: opt(Schema.Int) }),
  ),
);

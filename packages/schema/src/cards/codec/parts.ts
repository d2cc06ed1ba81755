import { Schema } from 'effect';
import { costPattern } from '../../mana.ts';
import type { Attacking, Choice, Destination, Duration, ManaSpec, Target, Targetable } from '../text.ts';
import { list, oneOf, opt, proved, struct, words, Yes } from './shape.ts';
import { Bound, CardType, Color, condition, counts, Flag, filter, Linked, ManaType, quantity, ref, Step, Supertype, Text, who, Zone, Zones } from './terms.ts';

/** The parts of a text that hold no instructions: targets, choices, durations, destinations, mana. */

export const Range = oneOf(quantity, Schema.Tuple([quantity, quantity]));
export const Symbols = Schema.String.check(Schema.isPattern(costPattern, { expected: 'mana symbols such as {2}{W/U}' }));

const TargetableCodec = proved<Targetable>('Targetable')(
  oneOf(words('anyTarget'), struct({ objects: opt(filter), zone: opt(Zones), players: opt(who) }).check(Schema.isMinProperties(1))),
);

export const TargetCodec = proved<Target>('Target')(
  struct({
    as: Text,
    what: TargetableCodec,
    min: opt(quantity),
    max: opt(quantity),
    chooser: opt(who),
    divides: opt(quantity),
    otherThan: opt(list(Text)),
    random: opt(Flag),
    samePlayer: opt(Flag),
  }),
);

export const ChoiceCodec = proved<Choice>('Choice')(
  struct({
    as: Text,
    what: oneOf(
      words('color', 'cardType', 'creatureType', 'landType', 'basicLandType', 'name', 'player', 'opponent', 'number'),
      struct({ words: list(Text) }),
      struct({ object: filter }),
    ),
    among: opt(list(Text)),
    min: opt(quantity),
    max: opt(quantity),
    secret: opt(Flag),
    random: opt(Flag),
    who: opt(who),
  }),
);

export const DurationCodec = proved<Duration>('Duration')(
  oneOf(
    words('endOfTurn', 'endOfCombat', 'endOfStep', 'endOfPhase', 'game'),
    struct({ untilTurnOf: who }),
    struct({ untilEndOfTurnOf: who }),
    struct({ duringTurnOf: who }),
    struct({ untilStep: Step, of: opt(who) }),
    struct({ while: condition }),
    struct({ untilLeaves: ref }),
  ),
);

export const ManaSpecCodec = proved<ManaSpec>('ManaSpec')(
  oneOf(
    Symbols,
    struct({
      colors: oneOf(list(Color), words('any'), Linked, Bound, struct({ couldProduce: filter, alsoColorless: opt(Yes) }), struct({ colorsOf: ref })),
      count: quantity,
      same: opt(Flag),
    }),
    struct({ symbol: ManaType, count: quantity }),
  ),
);

export const AttackingCodec = proved<Attacking>('Attacking')(oneOf(Flag, who, struct({ like: ref })));
export const DestinationCodec = proved<Destination>('Destination')(
  struct({
    zone: Zone,
    position: opt(oneOf(words('top', 'bottom'), struct({ fromTop: quantity }), words('shuffled', 'random'))),
    under: opt(who),
    tapped: opt(Flag),
    attacking: opt(AttackingCodec),
    blocking: opt(ref),
    attachedTo: opt(ref),
    faceDown: opt(Flag),
    manifested: opt(Schema.Literal(true)),
    face: opt(Schema.Int),
    counters: opt(counts),
    order: opt(words('any', 'same')),
  }),
);

/** The changes of the rules for one object that are a word alone. */
export const RuleWord = words(
  'cantAttack',
  'cantBlock',
  'cantBeBlocked',
  'cantAttackAlone',
  'cantBlockAlone',
  'attacksOnlyAlone',
  'blocksOnlyAlone',
  'mustAttack',
  'mustBlock',
  'mustBeBlocked',
  'attackAsThoughNoDefender',
  'attackAsThoughHaste',
  'doesntUntap',
  'cantBeCountered',
  'cantBeRegenerated',
  'cantBeSacrificed',
  'cantBeEnchanted',
  'cantBeEquipped',
  'cantTransform',
  'activateAsThoughHaste',
  'cantActivate',
  'assignsAsUnblocked',
  'assignsToughness',
  'assignsNoDamage',
  'damageCantBePrevented',
  'noLegendRule',
  'mayBlockAny',
  'skipsUntap',
);

const Word = oneOf(Text, Linked, Bound);
const ColorWord = oneOf(Color, Linked, Bound);
export const TypeChange = struct({
  set: opt(list(CardType)),
  add: opt(list(CardType)),
  remove: opt(list(CardType)),
  setSubtypes: opt(list(Word)),
  addSubtypes: opt(list(Word)),
  removeSubtypes: opt(oneOf(words('creature'), list(Word))),
  every: opt(words('creature', 'basicLand')),
  addSupertypes: opt(list(Supertype)),
  removeSupertypes: opt(list(Supertype)),
});
export const ColorChange = struct({ set: opt(list(ColorWord)), add: opt(list(ColorWord)) });

/** The changes of the rules of play that say nothing but whom they concern. */
export const playersAlone = [
  struct({ cantPlayLands: who }),
  struct({ cantGainLife: who }),
  struct({ cantLoseLife: who }),
  struct({ cantSearch: who }),
  struct({ cantLose: who }),
  struct({ cantWin: who }),
  struct({ cantPayLife: who }),
  struct({ cantSacrificeToPay: who }),
  struct({ cantMakeSacrifice: who, who }),
  struct({ revealTop: who }),
  struct({ revealHand: who }),
  struct({ lookTop: who }),
  struct({ noManaBurn: who }),
] as const;

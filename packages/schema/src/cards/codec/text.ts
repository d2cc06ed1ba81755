import { Schema } from 'effect';
import type {
  Ability,
  CopyExceptions,
  Cost,
  CostPart,
  Enters,
  ExtraCost,
  Instruction,
  ManaRider,
  Mode,
  Modes,
  Modification,
  PlayChange,
  Replacement,
  RuleChange,
  Text as TextType,
  TokenSpec,
} from '../text.ts';
import {
  AttackingCodec,
  ChoiceCodec,
  ColorChange,
  DestinationCodec,
  DurationCodec,
  ManaSpecCodec,
  playersAlone,
  Range,
  RuleWord,
  Symbols,
  TargetCodec,
  TypeChange,
} from './parts.ts';
import { EventPatternCodec, WouldPatternCodec } from './patterns.ts';
import { list, oneOf, opt, proved, struct, tagged, words, Yes } from './shape.ts';
import {
  Bound,
  CardType,
  Color,
  condition,
  counts,
  Flag,
  filter,
  Linked,
  ManaType,
  Phase,
  Player,
  quantity,
  ref,
  Step,
  Supertype,
  Text,
  who,
  Zone,
} from './terms.ts';

/** Costs, changes, replacements, instructions and abilities: everything that may hold instructions or abilities, and so itself again. */

const Int = Schema.Int;
const instructions = list(Schema.suspend((): Schema.Codec<Instruction> => InstructionCodec)).annotate({ identifier: 'Instructions' });
const abilities = list(Schema.suspend((): Schema.Codec<Ability> => AbilityCodec));
const cost = Schema.suspend((): Schema.Codec<Cost> => CostCodec);
const itOr = oneOf(words('self'), filter);
const amountOr = oneOf(quantity, words('all'));

const CostPartCodec = proved<CostPart>('CostPart')(
  oneOf(
    struct({ mana: oneOf(Symbols, words('')) }),
    struct({ tap: words('self') }),
    struct({ untap: words('self') }),
    struct({ tapOther: filter, count: quantity, power: opt(quantity), as: opt(Text) }),
    struct({ life: quantity }),
    struct({ sacrifice: itOr, count: opt(quantity), as: opt(Text), lessens: opt(words('manaValue', 'manaCost')) }),
    struct({ discard: oneOf(words('self', 'hand'), filter), count: opt(quantity), random: opt(Flag), as: opt(Text) }),
    struct({ exile: itOr, from: opt(Zone), count: opt(quantity), as: opt(Text) }),
    struct({ putBack: itOr, to: DestinationCodec, from: opt(Zone), count: opt(quantity), as: opt(Text) }),
    struct({ reveal: itOr, count: opt(quantity), as: opt(Text) }),
    struct({ mill: quantity, to: opt(words('exile')) }),
    struct({ putCounters: Text, count: quantity, on: opt(itOr) }),
    struct({ removeCounters: Text, count: quantity, on: opt(itOr), as: opt(Text) }),
    struct({ payCounters: Text, count: quantity }),
    struct({ loyalty: oneOf(Int, words('X', '-X')) }),
    struct({ addMana: Symbols, who }),
    struct({ perform: instructions }),
    struct({ oneOf: list(cost) }),
    struct({ cost, times: quantity }),
  ),
);
export const CostCodec: Schema.Codec<Cost> = proved<Cost>('Cost')(list(CostPartCodec));

const ExtraCostCodec = proved<ExtraCost>('ExtraCost')(struct({ key: Text, cost, times: opt(words('once', 'any')), while: opt(condition) }));

const TokenSpecCodec = proved<TokenSpec>('TokenSpec')(
  struct({
    name: opt(Text),
    types: list(CardType),
    subtypes: opt(list(oneOf(Text, Linked))),
    supertypes: opt(list(Supertype)),
    colors: opt(list(oneOf(Color, Linked))),
    power: opt(quantity),
    toughness: opt(quantity),
    abilities: opt(abilities),
  }),
);

const CopyExceptionsCodec = proved<CopyExceptions>('CopyExceptions')(
  struct({
    name: opt(Text),
    types: opt(struct({ add: opt(list(CardType)), subtypes: opt(list(Text)), lose: opt(list(Supertype)), gain: opt(list(Supertype)) })),
    colors: opt(list(Color)),
    power: opt(Int),
    toughness: opt(Int),
    abilities: opt(abilities),
  }),
);

export const SpentCodec = proved<NonNullable<ManaRider['spent']>>('Spent')(struct({ on: filter, do: instructions }));
const ManaRiderCodec = proved<ManaRider>('ManaRider')(
  struct({ only: opt(filter), persists: opt(words('endOfTurn')), uncounterable: opt(Flag), spent: opt(SpentCodec) }),
);

const RuleChangeCodec = proved<RuleChange>('RuleChange')(
  oneOf(
    RuleWord,
    struct({ cantBeBlockedBy: filter }),
    struct({ cantBeBlockedExceptBy: filter }),
    struct({ cantBlock: filter }),
    struct({ blocksOnly: filter }),
    struct({ minBlockers: Int }),
    struct({ maxBlockers: Int }),
    struct({ cantBeBlockedUnlessAll: Yes }),
    struct({ extraBlocks: Int }),
    struct({ cantAttackPlayer: who, planeswalkers: opt(Yes) }),
    struct({ cantAttackUnless: condition }),
    struct({ mustAttackPlayer: who }),
    struct({ mustAttackObject: ref }),
    struct({ mustBlockObject: ref }),
    struct({ attackCost: cost }),
    struct({ blockCost: cost }),
    struct({ cantBeTargetedBy: filter, who: opt(who) }),
    struct({ protectionFrom: filter }),
    struct({ cantBeAttachedBy: filter }),
  ),
);

export const ModificationCodec = proved<Modification>('Modification')(
  oneOf(
    struct({ power: quantity, toughness: quantity }),
    struct({ gain: abilities, borrowed: opt(Yes) }),
    struct({ rule: RuleChangeCodec }),
    struct({ copy: ref, except: opt(CopyExceptionsCodec) }),
    struct({ control: who }),
    struct({ text: struct({ from: oneOf(Text, Bound), to: oneOf(Text, Bound) }) }),
    struct({ types: TypeChange }),
    struct({ colors: ColorChange }),
    struct({ lose: oneOf(words('all'), list(Text)) }),
    struct({ gainAbilitiesOf: ref, what: words('activated', 'all') }),
    struct({ switch: words('power/toughness') }),
    struct({ setPower: opt(quantity), setToughness: opt(quantity), defining: opt(Flag) }).check(Schema.isMinProperties(1)),
  ),
);

/** A number, an amount computed, or symbols. */
const symbolsOr = oneOf(Symbols, quantity);

export const PlayChangeCodec = proved<PlayChange>('PlayChange')(
  oneOf(
    struct({ cantCast: filter, who, more: opt(words('onePerTurn', 'notSorceryTime')), zone: opt(Zone) }),
    struct({ cantActivate: filter, who, manaToo: opt(Flag) }),
    ...playersAlone,
    struct({ extraLands: quantity, who }),
    struct({ mayPlay: filter, from: Zone, who, free: opt(Flag), cost: opt(cost), topOnly: opt(Flag), asThoughFlash: opt(Flag) }),
    struct({ asThoughFlash: filter, who }),
    struct({ insteadOfManaCost: cost, of: filter, who }),
    struct({
      costs: filter,
      who: opt(who),
      less: opt(symbolsOr),
      more: opt(symbolsOr),
      extra: opt(cost),
      set: opt(Symbols),
      xAs: opt(Color),
      atLeast: opt(quantity),
      activating: opt(Flag),
    }),
    struct({ anyColorMana: who, of: opt(Color), for: opt(filter) }),
    struct({ maxHand: oneOf(quantity, words('none')), who }),
    struct({ handChange: quantity, who }),
    struct({ cantDraw: who, more: opt(Int) }),
    struct({ playerHas: oneOf(words('shroud', 'hexproof'), struct({ protectionFrom: filter })), who }),
    struct({ cantAttackWith: filter, who, more: opt(Int), whom: opt(who), planeswalkers: opt(Yes) }),
    struct({ cantBlockWith: filter, who, more: opt(Int) }),
    struct({ attackTax: cost, against: who, what: opt(filter), planeswalkers: opt(Yes) }),
    struct({ manaDoesntEmpty: oneOf(ManaType, words('all')), who }),
    struct({ manaEmptiesAs: words('C'), who }),
    struct({ damageCantBePrevented: Yes }),
    struct({ triggersTwice: filter, who, when: opt(EventPatternCodec) }),
    struct({ triggersNot: EventPatternCodec }),
    struct({ cantEnter: filter, from: opt(list(Zone)) }),
    struct({ untapOnly: quantity, what: filter, who }),
    struct({ controls: who, who, only: opt(list(words('attackers', 'blockers'))) }),
  ),
);

const EntersCodec = proved<Enters>('Enters')(
  struct({
    tapped: opt(oneOf(Flag, struct({ unless: condition }), struct({ unlessPaid: cost }))),
    untapped: opt(Flag),
    counters: opt(counts),
    choose: opt(list(ChoiceCodec)),
    copy: opt(struct({ of: filter, except: opt(CopyExceptionsCodec), may: opt(Flag) })),
    unless: opt(struct({ cost, to: Zone })),
    may: opt(struct({ cost, as: Text })),
    perform: opt(instructions),
  }),
);

export const ReplacementCodec = proved<Replacement>('Replacement')(
  oneOf(
    struct({ prevent: oneOf(words('all'), quantity), then: opt(instructions) }),
    struct({ redirect: oneOf(ref, Player), amount: opt(quantity) }),
    struct({
      amount: struct({ times: opt(Int), plus: opt(quantity), halve: opt(words('up', 'down')), atMost: opt(quantity), atLeast: opt(quantity) }),
    }),
    struct({ skip: Yes }),
    struct({ regenerate: Yes, then: opt(instructions) }),
    struct({ destination: DestinationCodec, then: opt(instructions), link: opt(Text) }),
    struct({ enters: EntersCodec }),
    struct({ instead: instructions }),
    struct({ also: instructions }),
    struct({ mana: oneOf(Symbols, struct({ extra: Symbols })) }),
  ),
);

const ModeCodec = proved<Mode>('Mode')(struct({ key: opt(Text), targets: opt(list(TargetCodec)), do: instructions, cost: opt(cost), while: opt(condition) }));
const ModesCodec = proved<Modes>('Modes')(
  struct({
    choose: Range,
    again: opt(Flag),
    of: list(ModeCodec),
    chooser: opt(who),
    random: opt(Flag),
    moreIf: opt(struct({ when: condition, choose: quantity })),
  }),
);
const text = { targets: opt(list(TargetCodec)), modes: opt(ModesCodec), do: opt(instructions) };
export const TextCodec = proved<TextType>('Text')(struct(text));

const byWho = { who };
const what = { what: ref };
const ofWho = { who, amount: quantity };
const pair = { one: ref, other: ref };
const onCounters = { counter: Text, amount: amountOr, on: oneOf(ref, Player, struct({ divided: Text })) };
const hand = { whose: who, to: opt(who) };
const branches = { then: instructions, else: opt(instructions) };

export const InstructionCodec: Schema.Codec<Instruction> = proved<Instruction>('Instruction')(
  tagged(
    'do',
    {
      damage: { amount: quantity, to: oneOf(ref, Player, struct({ divided: Text })), source: opt(ref), unpreventable: opt(Flag) },
      gainLife: ofWho,
      loseLife: ofWho,
      setLife: ofWho,
      exchangeLife: { one: who, other: who },
      draw: ofWho,
      discard: { who, amount: amountOr, what: opt(filter), random: opt(Flag), chooser: opt(who), upTo: opt(Flag) },
      mill: ofWho,
      move: { what: ref, to: DestinationCodec, link: opt(Text), untilLeaves: opt(ref) },
      destroy: { what: ref, noRegeneration: opt(Flag) },
      sacrifice: what,
      sacrificeOf: { who, what: filter, amount: amountOr },
      counter: { what: ref, to: opt(DestinationCodec) },
      tap: what,
      untap: what,
      mana: { who, mana: ManaSpecCodec, rider: opt(ManaRiderCodec) },
      emptyMana: byWho,
      token: {
        who,
        token: oneOf(TokenSpecCodec, struct({ copyOf: ref, except: opt(CopyExceptionsCodec) })),
        amount: opt(quantity),
        tapped: opt(Flag),
        attacking: opt(AttackingCodec),
        blocking: opt(ref),
        attachedTo: opt(ref),
        link: opt(Text),
      },
      putCounters: onCounters,
      removeCounters: onCounters,
      moveCounters: { counter: oneOf(Text, words('all')), amount: opt(quantity), from: ref, to: ref },
      change: { what: ref, changes: list(ModificationCodec), for: DurationCodec, alsoLater: opt(Flag) },
      play: { changes: list(PlayChangeCodec), for: DurationCodec },
      shield: {
        when: WouldPatternCodec,
        with: ReplacementCodec,
        for: DurationCodec,
        uses: opt(oneOf(quantity, words('once'))),
        sourceOfChoice: opt(filter),
      },
      regenerate: { what: ref, then: opt(instructions) },
      removeDamage: what,
      delayed: { when: EventPatternCodec, if: opt(condition), text: TextCodec, for: opt(DurationCodec), times: opt(words('once', 'each')) },
      reflexive: { text: TextCodec },
      emblem: { who, abilities },
      choose: { who, from: ref, amount: opt(Range), secret: opt(Flag), random: opt(Flag), link: opt(Text) },
      decide: { who, choice: ChoiceCodec, link: opt(oneOf(Flag, Text)) },
      may: { who, cost: opt(cost), ...branches },
      unless: { who, cost, then: instructions },
      when: { cond: condition, ...branches },
      forEach: { of: oneOf(ref, Player), name: Text, then: instructions },
      repeat: { times: quantity, then: instructions },
      repeatWhile: { then: instructions, while: condition },
      together: { then: instructions },
      modes: { modes: ModesCodec },
      piles: { who, of: ref, chooser: who, chosen: Text, other: Text },
      vote: { options: oneOf(list(Text), ref), link: opt(oneOf(Flag, Text)) },
      search: { who, in: who, zone: opt(list(Zone)), for: filter, amount: quantity, reveal: opt(Flag), distinct: opt(words('name')), thenShuffle: opt(Flag) },
      shuffle: byWho,
      reveal: what,
      revealHand: hand,
      lookHand: hand,
      lookTop: { who, whose: who, amount: quantity, revealed: opt(Flag) },
      revealUntil: { who, until: filter, count: opt(quantity), exile: opt(Yes), found: Text, rest: Text },
      rearrangeTop: { who, what: ref, bottomToo: opt(Flag) },
      scry: ofWho,
      cast: { who, what: ref, free: opt(Flag), cost: opt(cost), may: opt(Flag), copy: opt(Flag), key: opt(Text) },
      playCard: { who, what: ref, may: opt(Flag), free: opt(Flag) },
      copyStack: { what: ref, who, amount: opt(quantity), newTargets: opt(Flag), each: opt(ref) },
      retarget: { what: ref, who, to: opt(ref), must: opt(Yes) },
      become: { what: ref, copyOf: ref, except: opt(CopyExceptionsCodec), for: DurationCodec },
      attach: { what: ref, to: ref },
      unattach: what,
      fight: pair,
      faceUp: what,
      faceDown: what,
      transform: what,
      flip: what,
      phaseOut: what,
      phaseIn: what,
      removeFromCombat: what,
      becomeBlocked: what,
      becomeUnblocked: what,
      exchangeControl: pair,
      extraTurn: byWho,
      extraPhases: { phases: list(Phase), after: opt(Phase) },
      extraStep: { step: Step, after: Step },
      skip: { who, what: oneOf(words('turn'), Phase, Step), times: opt(quantity) },
      endTurn: {},
      endPhase: {},
      win: byWho,
      lose: byWho,
      drawGame: {},
      coin: { who, won: opt(instructions), lost: opt(instructions), times: opt(quantity) },
      die: { who, sides: Int },
      outside: { who, for: filter, amount: quantity, to: DestinationCodec },
      proliferate: byWho,
      playerCounters: { who, counter: Text, amount: quantity },
      named: { name: Text, what: ref, own: opt(Yes) },
      bind: { value: oneOf(ref, struct({ number: quantity }), struct({ players: who })), link: opt(oneOf(Flag, Text)), on: opt(ref) },
    },
    { as: opt(Text), if: opt(condition) },
  ),
);

export const AbilityCodec: Schema.Codec<Ability> = proved<Ability>('Ability')(
  tagged(
    'kind',
    {
      spell: text,
      activated: {
        cost,
        who: opt(who),
        timing: opt(oneOf(words('sorcery'), struct({ only: condition }))),
        limit: opt(Int),
        label: opt(Text),
        ...text,
      },
      triggered: {
        when: EventPatternCodec,
        if: opt(condition),
        may: opt(Flag),
        each: opt(words('event', 'batch')),
        remember: opt(counts),
        limit: opt(Int),
        label: opt(Text),
        ...text,
      },
      static: {
        affects: opt(oneOf(ref, struct({ attached: Yes }))),
        changes: opt(list(ModificationCodec)),
        play: opt(list(PlayChangeCodec)),
      },
      replacement: { when: WouldPatternCodec, with: ReplacementCodec, optional: opt(Flag), if: opt(condition) },
      keyword: { keyword: Text, cost: opt(cost), amount: opt(quantity), filter: opt(filter), word: opt(Text), scope: opt(Text) },
      extraCost: { extra: ExtraCostCodec, optional: Flag },
      alternativeCost: { extra: ExtraCostCodec, from: opt(Zone), after: opt(Zone), manaCostToo: opt(Schema.Literal(true)), asThoughFlash: opt(Yes) },
    },
    { key: opt(Text), zones: opt(list(Zone)), while: opt(condition) },
  ),
);

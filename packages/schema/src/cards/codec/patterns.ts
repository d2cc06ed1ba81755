import { Schema } from 'effect';
import type { EventPattern, WouldPattern } from '../text.ts';
import { list, oneOf, opt, proved, struct, tagged, words, Yes } from './shape.ts';
import { Bound, condition, Flag, filter, Phase, Step, Text, who, Zone, Zones } from './terms.ts';

/** What triggers and replacement effects look for. */

const Self = words('self');
const Here = words('self', 'attached');
const itOr = oneOf(filter, Self);
const thisOr = oneOf(filter, Here);
const anyOr = oneOf(filter, Here, Bound);
const byWho = { who };

const pattern = Schema.suspend((): Schema.Codec<EventPattern> => EventPatternCodec);

export const EventPatternCodec: Schema.Codec<EventPattern> = proved<EventPattern>('EventPattern')(
  oneOf(
    tagged(
      'on',
      {
        move: {
          what: thisOr,
          from: opt(Zones),
          to: opt(Zones),
          cause: opt(words('discard', 'sacrifice', 'destroy', 'draw', 'mill', 'play', 'exile', 'resolve')),
          by: opt(who),
        },
        damage: { source: opt(thisOr), to: opt(thisOr), toPlayer: opt(who), combat: opt(Flag) },
        step: { step: Step, whose: opt(who) },
        cast: { what: itOr, who: opt(who), from: opt(Zone) },
        activate: { source: opt(thisOr), who: opt(who), mana: opt(Flag) },
        target: { what: thisOr, by: opt(filter), player: opt(who) },
        attack: { what: thisOr, alone: opt(Flag), whom: opt(who) },
        block: { what: thisOr, attacker: opt(itOr) },
        becomesBlocked: { what: thisOr, by: opt(filter) },
        unblocked: { what: thisOr },
        draw: { who, nth: opt(Schema.Int) },
        gainLife: byWho,
        loseLife: byWho,
        tap: { what: thisOr, forMana: opt(Flag) },
        untap: { what: thisOr },
        counters: { op: words('put', 'removed'), counter: opt(Text), what: thisOr, last: opt(Flag), each: opt(Schema.Literal(true)) },
        faceUp: { what: itOr },
        transform: { what: itOr },
        control: { what: itOr, gains: opt(who), loses: opt(who) },
        attach: { what: itOr, to: opt(itOr) },
        unattach: { what: itOr },
        shuffle: byWho,
        search: byWho,
        reveal: { what: filter },
        scry: byWho,
        playerLost: byWho,
        coin: { who, won: opt(Flag) },
        phasing: { what: itOr, dir: words('in', 'out') },
        countered: { what: itOr, by: opt(who) },
        manaAdded: { from: thisOr },
        regenerated: { what: itOr },
        state: { when: condition },
        named: { name: Text, what: opt(itOr), own: opt(Yes) },
      },
      {},
    ),
    struct({ anyOf: list(pattern) }),
  ),
);

export const WouldPatternCodec = proved<WouldPattern>('WouldPattern')(
  tagged(
    'would',
    {
      damage: { source: opt(anyOr), to: opt(anyOr), toPlayer: opt(who), combat: opt(Flag) },
      move: { what: anyOr, from: opt(Zones), to: opt(Zones), cause: opt(words('discard', 'sacrifice', 'destroy', 'counter', 'resolve')), toOwner: opt(who) },
      destroy: { what: anyOr },
      discard: { what: itOr, who: opt(who), by: opt(who) },
      draw: { who, exceptFirstInDrawStep: opt(Flag) },
      gainLife: byWho,
      loseLife: { who, fromDamage: opt(Flag) },
      counters: { counter: opt(Text), on: opt(itOr), onPlayer: opt(who), byEffect: opt(Schema.Literal(true)) },
      token: { who, what: opt(filter) },
      untap: { what: thisOr },
      tap: { what: itOr },
      mana: { from: filter, who: opt(who) },
      turn: byWho,
      phase: { phase: Phase, who },
      step: { step: Step, who },
      lose: byWho,
      win: byWho,
      shuffle: byWho,
      mill: byWho,
      scry: byWho,
    },
    {},
  ),
);

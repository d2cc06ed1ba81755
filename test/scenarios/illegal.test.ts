import { activated, aura, creature, equipment, instant, spell, target } from '@arbiter/cards';
import { gameOf, lookOf } from '@arbiter/rules';
import { type Scenario, scenario } from '@arbiter/scenario';
import type { Ability, Card, Instruction, Ref } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';

/*
 * Whatever a text says of two things, the one that is an illegal target, has left or is another by then is left as it was (2016:608.2b, 400.7).
 * The same game is played without it; the creature must be the same in both.
 */

const other = { ref: 'other' } as const;
const tapping = (what: Ref): Instruction => ({ do: 'tap', what });
const picked = { ref: 'picked' } as const;
const shown: Ref = { each: { subtype: 'Equipment' } };
const away: Ref = { each: { subtype: 'Aura' }, zone: 'graveyard' };

/** What is said of one thing, beside another. */
const textsOn = (one: Ref, both: Ref = { oneOf: [one, other] }): Readonly<Record<string, readonly Instruction[]>> => ({
  'is dealt damage': [{ do: 'damage', amount: 1, to: both }],
  'deals damage': [{ do: 'damage', amount: 1, to: { player: 'opponents' }, source: one }],
  'deals damage to the other': [{ do: 'damage', amount: 1, to: other, source: one }],
  'returns to hand': [{ do: 'move', what: both, to: { zone: 'hand' } }],
  'is exiled for a while': [{ do: 'move', what: one, to: { zone: 'exile' }, untilLeaves: other }],
  'goes on top of a library': [{ do: 'move', what: both, to: { zone: 'library', position: 'top' } }],
  'is destroyed': [{ do: 'destroy', what: both }],
  'is sacrificed': [{ do: 'sacrifice', what: both }],
  'is tapped': [tapping(both)],
  'gets a counter': [{ do: 'putCounters', counter: '+1/+1', amount: 1, on: both }],
  'loses a counter': [{ do: 'removeCounters', counter: 'charge', amount: 1, on: both }],
  'gives a counter': [{ do: 'moveCounters', counter: 'charge', amount: 1, from: one, to: other }],
  'is given a counter': [{ do: 'moveCounters', counter: 'charge', amount: 1, from: other, to: one }],
  grows: [{ do: 'change', what: both, changes: [{ power: 1, toughness: 1 }], for: 'endOfTurn' }],
  'is taken': [{ do: 'change', what: both, changes: [{ control: 'you' }], for: 'game' }],
  'is exchanged': [{ do: 'exchangeControl', one, other }],
  regenerates: [
    { do: 'regenerate', what: both },
    { do: 'destroy', what: other },
  ],
  'is healed': [{ do: 'removeDamage', what: both }],
  'is damaged in the stead of a player': [
    { do: 'shield', when: { would: 'damage', toPlayer: 'you' }, with: { redirect: one }, for: 'endOfTurn' },
    { do: 'damage', amount: 1, to: { player: 'you' } },
  ],
  'is tapped later': [{ do: 'delayed', when: { on: 'step', step: 'postcombat-main' }, text: { do: [tapping(both)] } }],
  'is tapped when something is done': [{ do: 'reflexive', text: { do: [tapping(both)] } }],
  'is tapped under another name': [{ do: 'bind', value: both, as: 'picked' }, tapping(picked)],
  'is chosen': [{ do: 'choose', who: 'you', from: both, amount: 2, as: 'picked' }, tapping(picked)],
  'is one of several': [{ do: 'forEach', of: both, name: 'picked', then: [tapping(picked)] }],
  'is in a pile': [{ do: 'piles', who: 'you', of: both, chooser: 'you', chosen: 'picked', other: 'rest' }, tapping(picked), tapping({ ref: 'rest' })],
  'is voted for': [{ do: 'vote', options: both, as: 'picked' }, tapping(picked)],
  'becomes a copy': [{ do: 'become', what: one, copyOf: other, for: 'endOfTurn' }],
  'bears an Equipment': [{ do: 'attach', what: shown, to: one }],
  'bears an Aura': [{ do: 'move', what: away, to: { zone: 'battlefield', attachedTo: one } }],
  'bears a token': [
    {
      do: 'token',
      who: 'you',
      token: { types: ['enchantment'], subtypes: ['Aura'], abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'creature' } }] },
      attachedTo: one,
    },
  ],
  fights: [{ do: 'fight', one, other }],
  'is turned face down': [{ do: 'faceDown', what: both }],
  'phases out': [{ do: 'phaseOut', what: both }],
  'is tapped with the other': [{ do: 'together', then: [tapping(one), tapping(other)] }],
  'is tapped again and again': [{ do: 'repeat', times: 2, then: [tapping(one)] }],
  'is tapped if it is there': [{ do: 'when', cond: { exists: one }, then: [tapping(one)] }],
  'is named': [{ do: 'named', name: 'monstrous', what: both }],
});

const named = (name: string) => ({ objects: { name } });
const it_ = { ref: 'it' } as const;
const onElk = (...does: readonly Instruction[]): Card => instant('Way', { cost: '{0}' }, spell({ targets: [target('it', named('Elk'))], do: does }));
const later = (does: readonly Instruction[]): readonly Instruction[] => [{ do: 'delayed', when: { on: 'step', step: 'postcombat-main' }, text: { do: does } }];

const shroud = onElk({ do: 'change', what: it_, changes: [{ gain: [{ kind: 'keyword', keyword: 'shroud' }] }], for: 'endOfTurn' });
const phasing = onElk({ do: 'phaseOut', what: it_ });
const blinking = onElk({ do: 'move', what: it_, to: { zone: 'exile' }, as: 'out' }, { do: 'move', what: { ref: 'out' }, to: { zone: 'battlefield' } });

/** Who speaks: a spell of its target, the same of what it says for later, or an ability of its source. */
type Speaker = 'spell' | 'delayed' | 'source';
const ways: readonly (readonly [title: string, way: Card, speaker: Speaker])[] = [
  ['a target that has got shroud', shroud, 'spell'],
  ['a target that has phased out by then', phasing, 'delayed'],
  ['a target that has been another since', blinking, 'delayed'],
  ['a source that has phased out', phasing, 'source'],
  ['a source that is another by then', blinking, 'source'],
];
const beast = (name: string, ...abilities: readonly Ability[]): Card => creature(name, { cost: '{1}{G}', power: 2, toughness: 4 }, ...abilities);
const main = { turn: 1, step: 'precombat-main' } as const;
const others = [beast('Ox'), equipment('Blade', { cost: '{1}' }, '{1}'), aura('Rite', { cost: '{1}' }, { type: 'creature' })];
const resolve = { ...main, player: 'A', resolve: 'all' } as const;
const beginnings: Readonly<Record<Speaker, Scenario['script']>> = {
  spell: [{ ...main, player: 'A', cast: 'Text', targets: ['Elk', 'Ox'] }],
  delayed: [{ ...main, player: 'A', cast: 'Text', targets: ['Elk', 'Ox'] }, resolve],
  source: [{ ...main, player: 'A', activate: 'Elk', ability: 0, targets: ['Ox'] }],
};

const elkAfter = (name: string, whose: 'A' | 'B', way: Card, speaker: Speaker, isSaid: boolean) => {
  const does = textsOn(speaker === 'source' ? 'self' : { ref: 'one' })[name] ?? [];
  const text = speaker === 'source' ? [] : does;
  const said = { targets: [target('one', named('Elk')), target('other', named('Ox'))], do: speaker === 'delayed' ? later(text) : text };
  const speaks = speaker === 'source' ? [activated([{ mana: '{0}' }], { targets: [target('other', named('Ox'))], do: does }, { who: 'each' })] : [];
  const elk = { card: 'Elk', counters: { charge: 1 }, damage: 1 };
  const ox = { card: 'Ox', counters: { charge: 1 } };
  const [his, theirs] = whose === 'A' ? [elk, ox] : [ox, elk];
  const data: Scenario = {
    cards: Object.fromEntries([...others, beast('Elk', ...speaks), way, instant('Text', { cost: '{0}' }, spell(said))].map((card) => [card.name, card])),
    players: { A: { hand: ['Text', 'Way'], battlefield: [his, 'Blade'], graveyard: ['Rite'] }, B: { battlefield: [theirs] } },
    start: main,
    optional: 'accept',
    script: [...(isSaid ? (beginnings[speaker] ?? []) : []), { ...main, player: 'A', cast: 'Way', targets: ['Elk'] }, resolve],
    stop: { turn: 1, step: 'postcombat-main' },
  };
  const { position, failures } = scenario(data).reach();
  expect(failures).toEqual([]);
  if (!position) throw new Error('the scenario broke off');
  const game = gameOf(position);
  const found = game.objects.find((obj) => obj?.card === 'Elk');
  if (!found) throw new Error('there is none');
  const { power, toughness, controller } = lookOf(game).of(found.id);
  return { ...found, id: 0, timestamp: 0, gained: 0, did: {}, power, toughness, controller, life: game.players.map(({ life }) => life) };
};

/** What is gone still deals the damage that it is said to deal, as it last was (2016:608.2g). */
const livesAfter = (name: string, speaker: Speaker): readonly number[] => {
  if (name === 'is damaged in the stead of a player') return [19, 20];
  return name === 'deals damage' && speaker !== 'spell' ? [20, 19] : [20, 20];
};
const texts = Object.keys(textsOn('self')).flatMap((name) => (['A', 'B'] as const).map((whose) => [name, whose] as const));

describe.each(ways)('%s', (_, way, speaker) => {
  const without = { A: elkAfter('', 'A', way, speaker, false), B: elkAfter('', 'B', way, speaker, false) };
  it.each(texts)('never %s (of %s)', (name, whose) => {
    expect(elkAfter(name, whose, way, speaker, true)).toEqual({ ...without[whose], life: livesAfter(name, speaker) });
  });
});

import type { Ability, Filter } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { renderAbility } from './render.ts';

const creature: Filter = { type: 'creature' };
const yours: Filter = { all: [creature, { controller: 'you' }] };

/** What abilities of a card called Thing say in English and in Russian. */
const rows: readonly (readonly [ability: Ability, en: string, ru: string])[] = [
  [
    {
      kind: 'triggered',
      when: { on: 'move', what: { all: [creature, { not: { among: 'self' } }] }, to: 'battlefield' },
      do: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
    'Whenever another creature enters the battlefield, you gain 1 life.',
    'Каждый раз, когда другое существо выходит на поле битвы, получите 1 жизнь.',
  ],
  [
    { kind: 'activated', cost: [{ tap: 'self' }], targets: [{ as: 't', what: 'anyTarget' }], do: [{ do: 'damage', amount: 1, to: { ref: 't' } }] },
    '{T}: Thing deals 1 damage to any target.',
    '{T}: Thing наносит 1 повреждение любой цели.',
  ],
  [
    { kind: 'spell', targets: [{ as: 'p', what: { players: 'each' } }], do: [{ do: 'discard', who: { ref: 'p' }, amount: 2 }] },
    'Target player discards two cards.',
    'Целевой игрок сбрасывает две карты.',
  ],
  [{ kind: 'static', affects: 'attached', changes: [{ control: 'you' }] }, 'You control enchanted creature.', 'Вы контролируете зачарованное существо.'],
  [
    { kind: 'replacement', when: { would: 'move', what: 'self', to: 'battlefield' }, with: { enters: { copy: { of: creature } } } },
    'You may have Thing enter the battlefield as a copy of a creature.',
    'Thing по вашему желанию выходит на поле битвы как копия существа.',
  ],
  [
    { kind: 'spell', do: [{ do: 'shield', when: { would: 'damage', combat: true }, with: { prevent: 'all' }, for: 'endOfTurn' }] },
    'Until end of turn, if combat damage would be dealt, prevent that damage.',
    'До конца хода, если боевые повреждения должны быть нанесены, предотвратите эти повреждения.',
  ],
  [
    {
      kind: 'activated',
      cost: [{ mana: '{1}' }, { tap: 'self' }],
      targets: [{ as: 't', what: { objects: { any: [{ type: 'artifact' }, creature, { type: 'land' }] } } }],
      do: [{ do: 'tap', what: { ref: 't' } }],
    },
    '{1}, {T}: Tap target artifact, creature, or land.',
    '{1}, {T}: Поверните целевой артефакт, существо или землю.',
  ],
  [
    {
      kind: 'static',
      changes: [
        {
          setPower: { typesAmong: { each: 'any', zone: 'graveyard' } },
          setToughness: { sum: [{ typesAmong: { each: 'any', zone: 'graveyard' } }, 1] },
          defining: true,
        },
      ],
    },
    "Thing's power and toughness are each equal to the number of card types among cards in a graveyard.",
    'Сила и выносливость Thing — количество типов карт среди карт на кладбище.',
  ],
  [{ kind: 'extraCost', optional: true, extra: { key: 'kicker', cost: [{ mana: '{4}' }] } }, 'Kicker {4}', 'Усилитель {4}'],
  [
    {
      kind: 'spell',
      modes: {
        choose: 1,
        of: [
          { do: [{ do: 'gainLife', who: 'you', amount: 5 }] },
          { targets: [{ as: 'c', what: { objects: creature } }], do: [{ do: 'destroy', what: { ref: 'c' } }] },
        ],
      },
    },
    'Choose one — • You gain 5 life. • Destroy target creature.',
    'Выберите один — • Получите 5 жизней. • Уничтожьте целевое существо.',
  ],
  [
    {
      kind: 'spell',
      targets: [{ as: 's', what: { objects: { is: 'spell' }, zone: 'stack' } }],
      do: [{ do: 'unless', who: { controllerOf: { ref: 's' } }, cost: [{ mana: '{3}' }], then: [{ do: 'counter', what: { ref: 's' } }] }],
    },
    "Counter target spell unless that spell's controller pays {3}.",
    'Отмените целевое заклинание, если только контролирующий то заклинание игрок не платит {3}.',
  ],
  [
    { kind: 'spell', targets: [{ as: 't', what: 'anyTarget', min: 0, max: 3, divides: 'X' }], do: [{ do: 'damage', amount: 'X', to: { divided: 't' } }] },
    'Thing deals X damage divided as you choose among up to three targets.',
    'Thing наносит X повреждений, по вашему выбору разделенные так: не более 3 целей.',
  ],
  [
    {
      kind: 'triggered',
      when: { on: 'move', what: 'self', to: 'battlefield' },
      targets: [{ as: 't', what: { objects: { all: [{ not: { type: 'land' } }, { not: { among: 'self' } }] } } }],
      do: [{ do: 'move', what: { ref: 't' }, to: { zone: 'exile' }, link: 'exiled' }],
    },
    'When Thing enters the battlefield, exile another target nonland permanent.',
    'Когда Thing выходит на поле битвы, изгоните другой целевой перманент, не являющийся землей.',
  ],
  [
    { kind: 'static', play: [{ attackTax: [{ mana: '{2}' }], against: 'you' }] },
    "Creatures can't attack you unless their controller pays {2}.",
    'Существа не могут атаковать вас, если только контролирующий существа игрок не платит {2}.',
  ],
  [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'draw', whose: 'each' },
      if: { fits: 'self', filter: { is: 'untapped' } },
      do: [{ do: 'draw', who: { ref: 'triggerPlayer' }, amount: 1 }],
    },
    "At the beginning of each player's draw step, if Thing is untapped, that player draws a card.",
    'Когда начинается шаг взятия карты каждого игрока, если Thing — неповернутый, тот игрок берет карту.',
  ],
  [
    { kind: 'spell', do: [{ do: 'draw', who: 'you', amount: { count: { each: yours } } }] },
    'Draw X cards, where X is the number of creatures you control.',
    'Возьмите X карт, где X — количество существ под вашим контролем.',
  ],
  [
    {
      kind: 'spell',
      targets: [{ as: 'c', what: { objects: { all: [creature, { controller: 'opponents' }] } } }],
      do: [
        { do: 'change', what: { ref: 'c' }, changes: [{ control: 'you' }], for: 'endOfTurn' },
        { do: 'untap', what: { ref: 'c' } },
        { do: 'change', what: { ref: 'c' }, changes: [{ gain: [{ kind: 'keyword', keyword: 'haste' }] }], for: 'endOfTurn' },
      ],
    },
    'Gain control of target creature an opponent controls until end of turn. Untap that creature. That creature gains haste until end of turn.',
    'Получите контроль над целевым существом под контролем оппонента до конца хода. Разверните то существо. То существо получает ускорение до конца хода.',
  ],
  [
    { kind: 'triggered', when: { on: 'damage', source: 'self', toPlayer: 'each', combat: true }, may: true, do: [{ do: 'draw', who: 'you', amount: 1 }] },
    'Whenever Thing deals combat damage to a player, you may draw a card.',
    'Каждый раз, когда Thing наносит боевые повреждения игроку, вы можете взять карту.',
  ],
  [
    {
      kind: 'static',
      affects: { each: { all: [creature, { subtype: 'Goblin' }, { not: { among: 'self' } }] } },
      changes: [{ power: 1, toughness: 1 }, { gain: [{ kind: 'keyword', keyword: 'landwalk', word: 'Mountain' }] }],
    },
    'Other Goblin creatures get +1/+1 and have Mountainwalk.',
    'Другие существа Гоблин получают +1/+1 и имеют знание земли (Гора).',
  ],
  [
    {
      kind: 'spell',
      do: [
        { do: 'search', who: 'you', in: 'you', for: { all: [{ type: 'land' }, { supertype: 'basic' }] }, amount: 1, reveal: true, as: 'card' },
        { do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield', tapped: true } },
        { do: 'shuffle', who: 'you' },
      ],
    },
    'Search your library for a basic land card and reveal it. Put that land card onto the battlefield tapped. Shuffle your library.',
    'Найдите базовую карту земли (место поиска — ваша библиотека) и покажите. Положите ту карту земли на поле битвы в повернутом положении. Перетасуйте свою библиотеку.',
  ],
  [
    {
      kind: 'activated',
      cost: [{ mana: '{2}{B}' }, { discard: 'any', count: 1 }],
      targets: [{ as: 'c', what: { objects: creature, zone: 'graveyard' } }],
      do: [{ do: 'move', what: { ref: 'c' }, to: { zone: 'battlefield', under: 'you' } }],
      timing: 'sorcery',
    },
    '{2}{B}, Discard a card: Put target creature card in a graveyard onto the battlefield under your control. Activate this ability only any time you could cast a sorcery.',
    '{2}{B}, Сбросьте карту: Положите целевую карту существа на кладбище на поле битвы под вашим контролем. Активируйте эту способность, только когда могли бы разыграть волшебство.',
  ],
  [
    {
      kind: 'spell',
      targets: [{ as: 'c', what: { objects: { all: [creature, { owner: 'you' }] }, zone: 'graveyard' } }],
      do: [{ do: 'move', what: { ref: 'c' }, to: { zone: 'hand' } }],
    },
    "Return target creature card in your graveyard to its owner's hand.",
    'Верните целевую карту существа на вашем кладбище в руку владельца этого объекта.',
  ],
  [
    { kind: 'static', affects: 'self', changes: [{ rule: { protectionFrom: { color: 'R' } } }] },
    'Thing has protection from red.',
    'Thing имеет защиту от красного.',
  ],
  [
    {
      kind: 'triggered',
      when: { on: 'cast', what: { any: [{ type: 'instant' }, { type: 'sorcery' }] }, who: 'you' },
      do: [{ do: 'may', who: 'you', cost: [{ mana: '{1}' }], then: [{ do: 'draw', who: 'you', amount: 1 }] }],
    },
    'Whenever you cast an instant or sorcery spell, you may pay {1}. If you do, draw a card.',
    'Каждый раз, когда вы разыгрываете мгновенное заклинание или волшебство, вы можете заплатить {1}. В этом случае возьмите карту.',
  ],
  [
    { kind: 'spell', do: [{ do: 'destroy', what: { each: creature }, noRegeneration: true }] },
    "Destroy all creatures. They can't be regenerated.",
    'Уничтожьте все существа. Регенерировать это нельзя.',
  ],
  [
    {
      kind: 'spell',
      do: [
        { do: 'damage', amount: 2, to: { each: { all: [creature, { not: { has: 'flying' } }] } } },
        { do: 'damage', amount: 2, to: { player: 'each' } },
      ],
    },
    'Thing deals 2 damage to each creature without flying. Thing deals 2 damage to each player.',
    'Thing наносит 2 повреждения каждому существу без способности «полет». Thing наносит 2 повреждения каждому игроку.',
  ],
  [
    {
      kind: 'triggered',
      when: { on: 'move', what: 'self', from: 'battlefield', to: 'graveyard' },
      do: [{ do: 'may', who: { controllerOf: 'self' }, then: [{ do: 'draw', who: { controllerOf: 'self' }, amount: 1 }] }],
    },
    'When Thing dies, its controller may draw a card.',
    'Когда Thing умирает, контролирующий Thing игрок может взять карту.',
  ],
  [
    {
      kind: 'spell',
      do: [
        {
          do: 'may',
          who: 'opponents',
          then: [{ do: 'sacrificeOf', who: 'opponents', what: creature, amount: 1 }],
          else: [{ do: 'draw', who: 'you', amount: 2 }],
        },
      ],
    },
    "Each opponent may sacrifice a creature. If each opponent doesn't, draw two cards.",
    'Каждый оппонент может принести в жертву существо. Иначе возьмите две карты.',
  ],
  [{ kind: 'keyword', keyword: 'cycling', cost: [{ mana: '{2}' }] }, 'Cycling {2}', 'Цикл {2}'],
  [{ kind: 'keyword', keyword: 'equip', cost: [{ mana: '{1}' }] }, 'Equip {1}', 'Снарядить {1}'],
  [{ kind: 'keyword', keyword: 'enchant', filter: { type: 'land' } }, 'Enchant land', 'Зачаровать землю'],
  [{ kind: 'keyword', keyword: 'landwalk', word: 'Island' }, 'Islandwalk', 'Знание земли (Остров)'],
  [
    {
      kind: 'triggered',
      when: { on: 'attack', what: yours },
      do: [{ do: 'change', what: { ref: 'trigger' }, changes: [{ power: 1, toughness: 0 }], for: 'endOfTurn' }],
    },
    'Whenever a creature you control attacks, that creature gets +1/+0 until end of turn.',
    'Каждый раз, когда существо под вашим контролем атакует, то существо получает +1/+0 до конца хода.',
  ],
  [
    {
      kind: 'spell',
      do: [{ do: 'forEach', of: { each: { type: 'land' } }, name: 'l', then: [{ do: 'gainLife', who: { controllerOf: { ref: 'l' } }, amount: 1 }] }],
    },
    "For each land, that land's controller gains 1 life.",
    'Для каждой земли контролирующий ту землю игрок получает 1 жизнь.',
  ],
  [
    {
      kind: 'spell',
      targets: [{ as: 'c', what: { objects: { all: [creature, { stat: 'power', op: '>=', than: 4 }] } } }],
      do: [
        { do: 'destroy', what: { ref: 'c' } },
        { do: 'loseLife', who: { controllerOf: { ref: 'c' } }, amount: { stat: 'toughness', of: { ref: 'c' } } },
      ],
    },
    "Destroy target creature with power 4 or greater. That creature's controller loses X life, where X is that creature's toughness.",
    'Уничтожьте целевое существо с параметром «сила» 4 или больше. Контролирующий то существо игрок теряет X жизней, где X — выносливость того существа.',
  ],
  [
    { kind: 'activated', cost: [{ sacrifice: creature }], do: [{ do: 'scry', who: 'you', amount: 1 }], limit: 1 },
    'Sacrifice a creature: Scry 1. Activate this ability only once each turn.',
    'Принесите в жертву существо: Сделайте предсказание 1. Активируйте эту способность не чаще, чем один раз за ход.',
  ],
  [
    { kind: 'static', affects: { each: yours }, changes: [{ power: { count: { each: { type: 'artifact' } } }, toughness: 0 }] },
    'Creatures you control get +X/+0, where X is the number of artifacts.',
    'Существа под вашим контролем получают +X/+0, где X — количество артефактов.',
  ],
  [
    {
      kind: 'spell',
      targets: [
        { as: 'one', what: { objects: yours } },
        { as: 'two', what: { objects: creature }, otherThan: ['one'] },
      ],
      do: [{ do: 'fight', one: { ref: 'one' }, other: { ref: 'two' } }],
    },
    'Target creature you control fights another target creature.',
    'Целевое существо под вашим контролем дерется с другим целевым существом.',
  ],
];

it.each(rows)('%j', (ability, en, ru) => {
  expect(renderAbility(ability, 'en', 'Thing')).toBe(en);
  expect(renderAbility(ability, 'ru', 'Thing')).toBe(ru);
});

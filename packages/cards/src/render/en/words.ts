import type { CardType, Color, Comparison, CountedFact, Edition, History, Phase, Stat, Step, Supertype, TurnFact, Zone } from '@arbiter/schema';
import type { Table } from '../tables.ts';

export const zone = {
  library: 'in a library',
  hand: 'in a hand',
  battlefield: 'on the battlefield',
  graveyard: 'in a graveyard',
  stack: 'on the stack',
  exile: 'in exile',
  command: 'in the command zone',
  ante: 'in the ante',
  phasedOut: 'phased out',
} as const satisfies Table<Zone>;
export const fromZone = {
  library: 'from a library',
  hand: 'from a hand',
  battlefield: 'from the battlefield',
  graveyard: 'from a graveyard',
  stack: 'from the stack',
  exile: 'from exile',
  command: 'from the command zone',
  ante: 'from the ante',
  phasedOut: 'from the phased-out zone',
} as const satisfies Table<Zone>;
export const intoZone = {
  library: 'into a library',
  hand: 'into a hand',
  battlefield: 'onto the battlefield',
  graveyard: 'into a graveyard',
  stack: 'onto the stack',
  exile: 'into exile',
  command: 'into the command zone',
  ante: 'into the ante',
  phasedOut: 'into the phased-out zone',
} as const satisfies Table<Zone>;
export const phase = {
  beginning: 'beginning phase',
  'precombat-main': 'precombat main phase',
  combat: 'combat phase',
  'postcombat-main': 'postcombat main phase',
  ending: 'ending phase',
} as const satisfies Table<Phase>;
export const step = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  'precombat-main': 'precombat main phase',
  'beginning-of-combat': 'combat',
  'declare-attackers': 'declare attackers step',
  'declare-blockers': 'declare blockers step',
  'first-strike-damage': 'first-strike combat damage step',
  'combat-damage': 'combat damage step',
  'end-of-combat': 'end of combat',
  'postcombat-main': 'postcombat main phase',
  end: 'end step',
  cleanup: 'cleanup step',
} as const satisfies Table<Step>;
export const stat = {
  power: 'power',
  toughness: 'toughness',
  manaValue: 'mana value',
  loyalty: 'loyalty',
  basePower: 'base power',
  baseToughness: 'base toughness',
} as const satisfies Table<Stat>;
export const compared = {
  '=': '{n}',
  '!=': 'other than {n}',
  '<': 'less than {n}',
  '<=': '{n} or less',
  '>': 'greater than {n}',
  '>=': '{n} or greater',
} as const satisfies Table<Comparison>;
export const cardType = {
  artifact: 'artifact',
  creature: 'creature',
  enchantment: 'enchantment',
  instant: 'instant',
  land: 'land',
  planeswalker: 'planeswalker',
  sorcery: 'sorcery',
  tribal: 'tribal',
  plane: 'plane',
  phenomenon: 'phenomenon',
  scheme: 'scheme',
  vanguard: 'vanguard',
  conspiracy: 'conspiracy',
} as const satisfies Table<CardType>;
export const supertype = {
  basic: 'basic',
  elite: 'elite',
  legendary: 'legendary',
  ongoing: 'ongoing',
  snow: 'snow',
  world: 'world',
} as const satisfies Table<Supertype>;
export const colorName = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  none: 'colorless',
  chosen: 'the chosen color',
  chosenType: 'the chosen type',
} as const satisfies Table<Color | 'none' | 'chosen' | 'chosenType'>;
export const fromColor = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  chosen: 'the chosen color',
  everything: 'everything',
} as const satisfies Table<Color | 'chosen' | 'everything'>;
export const edition = { classic: 'classic', modern: 'modern' } as const satisfies Table<Edition>;
export const shared = { color: 'a color', type: 'a card type', subtype: 'a subtype', controller: 'a controller' } as const;
export const turn = {
  spellsCast: 'the number of spells {who} {who|have|has} cast this turn',
  cardsDrawn: 'the number of cards {who} {who|have|has} drawn this turn',
  lifeLost: 'the amount of life {who} {who|have|has} lost this turn',
  lifeGained: 'the amount of life {who} {who|have|has} gained this turn',
  damageTaken: 'the amount of damage dealt to {who:acc} this turn',
  landsPlayed: 'the number of lands {who} {who|have|has} played this turn',
  creaturesDied: 'the number of creatures {who} controlled that died this turn',
  attackers: 'the number of creatures {who} attacked with this turn',
  permanentsLeft: 'the number of permanents {who} controlled that left the battlefield this turn',
} as const satisfies Table<TurnFact>;
export const lastTurn = {
  spellsCast: 'the number of spells {who} {who|have|has} cast last turn',
  cardsDrawn: 'the number of cards {who} {who|have|has} drawn last turn',
  lifeLost: 'the amount of life {who} {who|have|has} lost last turn',
  lifeGained: 'the amount of life {who} {who|have|has} gained last turn',
  damageTaken: 'the amount of damage dealt to {who:acc} last turn',
  landsPlayed: 'the number of lands {who} {who|have|has} played last turn',
  permanentsLeft: 'the number of permanents {who} controlled that left the battlefield last turn',
} as const satisfies Table<CountedFact>;
type Past = Extract<History, string> | 'castFrom' | 'dealtDamageBy' | 'damagedPlayer' | 'was' | 'paid';
export const history = {
  enteredThisTurn: "that [?not:didn't enter][!not:entered] the battlefield this turn",
  attackedThisTurn: "that [?not:didn't attack][!not:attacked] this turn",
  blockedThisTurn: "that [?not:didn't block][!not:blocked] this turn",
  dealtDamageThisTurn: "that [?not:didn't deal][!not:dealt] damage this turn",
  wasDealtDamageThisTurn: '[?not:not ]dealt damage this turn',
  diedThisTurn: "that [?not:didn't die][!not:died] this turn",
  cameUnderControlThisTurn: "that [?not:didn't come][!not:came] under its controller's control this turn",
  cameUnderControlSinceUpkeep: "that [?not:didn't come][!not:came] under its controller's control since the beginning of that player's last upkeep",
  castFrom: 'cast while {zone}',
  dealtDamageBy: 'dealt damage by {it:acc} this turn',
  damagedPlayer: 'that dealt damage to {who:acc} this turn',
  was: 'that {it} became',
  paid: 'whose {cost} cost was paid',
} as const satisfies Table<Past>;

import type { Messages } from '../messages.ts';

export const zone: Messages['zone'] = {
  library: 'в библиотеке',
  hand: 'в руке',
  battlefield: 'на поле битвы',
  graveyard: 'на кладбище',
  stack: 'в стеке',
  exile: 'в изгнании',
  command: 'в командной зоне',
  ante: 'в ставке',
  phasedOut: 'вне фазы',
};
export const fromZone: Messages['fromZone'] = {
  library: 'из библиотеки',
  hand: 'из руки',
  battlefield: 'с поля битвы',
  graveyard: 'с кладбища',
  stack: 'из стека',
  exile: 'из изгнания',
  command: 'из командной зоны',
  ante: 'из ставки',
  phasedOut: 'из зоны вне фазы',
};
export const intoZone: Messages['intoZone'] = {
  library: 'в библиотеку',
  hand: 'в руку',
  battlefield: 'на поле битвы',
  graveyard: 'на кладбище',
  stack: 'в стек',
  exile: 'в изгнание',
  command: 'в командную зону',
  ante: 'в ставку',
  phasedOut: 'в зону вне фазы',
};
export const phase: Messages['phase'] = {
  beginning: 'начальная фаза',
  'precombat-main': 'главная фаза до боя',
  combat: 'фаза боя',
  'postcombat-main': 'главная фаза после боя',
  ending: 'заключительная фаза',
};
export const step: Messages['step'] = {
  untap: 'шаг разворота',
  upkeep: 'шаг поддержки',
  draw: 'шаг взятия карты',
  'precombat-main': 'главная фаза до боя',
  'beginning-of-combat': 'шаг начала боя',
  'declare-attackers': 'шаг объявления атакующих',
  'declare-blockers': 'шаг объявления блокирующих',
  'first-strike-damage': 'шаг боевых повреждений первого удара',
  'combat-damage': 'шаг боевых повреждений',
  'end-of-combat': 'шаг конца боя',
  'postcombat-main': 'главная фаза после боя',
  end: 'заключительный шаг',
  cleanup: 'шаг очистки',
};
export const stat: Messages['stat'] = {
  power: 'сила',
  toughness: 'выносливость',
  manaValue: 'мана-стоимость',
  loyalty: 'верность',
  basePower: 'базовая сила',
  baseToughness: 'базовая выносливость',
};
export const compared: Messages['compared'] = {
  '=': '{n}',
  '!=': 'не {n}',
  '<': 'меньше {n}',
  '<=': '{n} или меньше',
  '>': 'больше {n}',
  '>=': '{n} или больше',
};
export const cardType: Messages['cardType'] = {
  artifact: 'артефакт',
  creature: 'существо',
  enchantment: 'чары',
  instant: 'мгновенное заклинание',
  land: 'земля',
  planeswalker: 'мироходец',
  sorcery: 'волшебство',
  tribal: 'племенное',
  plane: 'мир',
  phenomenon: 'явление',
  scheme: 'замысел',
  vanguard: 'авангард',
  conspiracy: 'заговор',
};
export const supertype: Messages['supertype'] = {
  basic: 'базовый',
  elite: 'элитный',
  legendary: 'легендарный',
  ongoing: 'продолжающийся',
  snow: 'снежный',
  world: 'мировой',
};
export const colorName: Messages['colorName'] = {
  W: 'белый',
  U: 'синий',
  B: 'черный',
  R: 'красный',
  G: 'зеленый',
  none: 'бесцветный',
  chosen: 'выбранный цвет',
  chosenType: 'выбранный тип',
};
export const fromColor: Messages['fromColor'] = {
  W: 'белого',
  U: 'синего',
  B: 'черного',
  R: 'красного',
  G: 'зеленого',
  chosen: 'выбранного цвета',
  everything: 'всего',
};
export const edition: Messages['edition'] = { classic: 'классическим', modern: 'современным' };
export const shared: Messages['shared'] = { color: 'цвет', type: 'тип', subtype: 'подтип', controller: 'контролирующего игрока' };
export const turn: Messages['turn'] = {
  spellsCast: 'количество заклинаний, разыгранных в этом ходу {who:ins}',
  cardsDrawn: 'количество карт, взятых в этом ходу {who:ins}',
  lifeLost: 'количество жизней, потерянных в этом ходу {who:ins}',
  lifeGained: 'количество жизней, полученных в этом ходу {who:ins}',
  damageTaken: 'количество повреждений, нанесенных в этом ходу {who:dat}',
  landsPlayed: 'количество земель, разыгранных в этом ходу {who:ins}',
  creaturesDied: 'количество существ под контролем {who:gen}, умерших в этом ходу',
  attackers: 'количество существ, которыми в этом ходу {who|атакуете|атакует|атакуют|атаковать} {who}',
  permanentsLeft: 'количество перманентов под контролем {who:gen}, покинувших поле битвы в этом ходу',
};
export const lastTurn: Messages['lastTurn'] = {
  spellsCast: 'количество заклинаний, разыгранных в прошлом ходу {who:ins}',
  cardsDrawn: 'количество карт, взятых в прошлом ходу {who:ins}',
  lifeLost: 'количество жизней, потерянных в прошлом ходу {who:ins}',
  lifeGained: 'количество жизней, полученных в прошлом ходу {who:ins}',
  damageTaken: 'количество повреждений, нанесенных в прошлом ходу {who:dat}',
  landsPlayed: 'количество земель, разыгранных в прошлом ходу {who:ins}',
  permanentsLeft: 'количество перманентов под контролем {who:gen}, покинувших поле битвы в прошлом ходу',
};
export const history: Messages['history'] = {
  enteredThisTurn: 'из числа [?not:не ]вышедших на поле битвы в этом ходу',
  attackedThisTurn: 'из числа [?not:не ]атаковавших в этом ходу',
  blockedThisTurn: 'из числа [?not:не ]блокировавших в этом ходу',
  dealtDamageThisTurn: 'из числа [?not:не ]нанесших повреждения в этом ходу',
  wasDealtDamageThisTurn: 'из числа [?not:не ]получивших повреждения в этом ходу',
  diedThisTurn: 'из числа [?not:не ]умерших в этом ходу',
  cameUnderControlThisTurn: 'из числа [?not:не ]перешедших под контроль в этом ходу',
  cameUnderControlSinceUpkeep: 'из числа [?not:не ]перешедших под контроль с начала последней поддержки контролирующего игрока',
  castFrom: 'из числа разыгранных, пока они {zone}',
  dealtDamageBy: 'из числа получивших в этом ходу повреждения от {it:gen}',
  damagedPlayer: 'из числа нанесших повреждения {who:dat}',
  was: 'из того, что было {it:ins}',
  paid: 'с уплаченной стоимостью {cost}',
};

import type { Step } from '@arbiter/schema';

/** What the game begins and ends with, and what stands beside it. */
export const game = {
  begun: 'Game {game} ({edition}): {players}. It is kept; go on with: npm run -s arbiter -- play --resume {game}',
  resumed: 'Game {game} ({edition}) goes on: {players}.',
  kept: 'The game is kept. Go on with: npm run -s arbiter -- play --resume {game}',
  over: 'The game is over already.',
  won: '{players} {n#wins|win} the game.',
  lost: 'You have lost. {players} {n#wins|win} the game.',
  you: 'You win the game!',
  draw: 'The game is a draw.',
  left: 'You have left the game; the others play it to its end.',
  stuck: 'The game stands still ({why}). It is kept; a judge can rule on it.',
  failed: 'That could not be stored ({why}); nothing has changed.',
  classic: 'classic rules',
  modern: 'modern rules',
  mixed: 'mixed rules',
  help: 'Type ? for help.',
} as const;

export const board = {
  turn: 'Turn {n}, {player}',
  yourTurn: 'Turn {n}, {player} (you)',
  beginning: 'Before the first turn',
  you: '{player} (you)',
  life: '{n} life',
  hand: 'hand {n}',
  library: 'library {n}',
  graveyard: 'graveyard {n}',
  exile: 'exile',
  command: 'command zone',
  phasedOut: 'phased out',
  mana: 'mana {mana}',
  out: 'out of the game',
  lands: 'lands',
  handCards: 'hand',
  battlefield: 'nothing on the battlefield',
  stack: 'Stack, the top first',
  top: 'top of the library',
  tapped: 'tapped',
  sick: 'summoning sick',
  damage: '{n} damage',
  counters: '{n} {counter} {n#counter|counters}',
  on: 'on {what}',
  chosen: 'chosen: {words}',
  attacking: 'attacking {what}',
  blocking: 'blocking {what}',
  faceDown: 'face down',
  copyOf: 'copy',
  token: 'token',
  unknown: 'a card',
  ability: 'ability of {what}',
  combatDamage: 'combat damage',
  targets: 'at {what}',
  x: 'X is {n}',
  of: '{player}',
} as const;

export const stop = {
  mine: 'your {step}',
  theirs: "another player's {step}",
  idle: 'a stop with nothing to do but make mana',
  on: 'You are asked at',
  never: 'You are asked only when somebody else has put something on the stack.',
  also: 'and whenever somebody else has put something on the stack.',
} as const;

const steps = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  'precombat-main': 'first main phase',
  'beginning-of-combat': 'beginning of combat',
  'declare-attackers': 'declare attackers',
  'declare-blockers': 'declare blockers',
  'first-strike-damage': 'first-strike damage',
  'combat-damage': 'combat damage',
  'end-of-combat': 'end of combat',
  'postcombat-main': 'second main phase',
  end: 'end step',
  cleanup: 'cleanup',
} as const satisfies Readonly<Record<Step, string>>;

/** Said in answer to a command. */
export const note = {
  ...steps,
  rulesOn: 'Rules are shown.',
  rulesOff: 'Rules are hidden.',
  noRule: 'There is no rule {given}; a rule is named like 2016:601.2c.',
  noCard: 'There is no "{given}" here; give the number of an option or the name of a card.',
  shown: 'You are shown: {cards}',
  nothingYet: 'Nothing has happened yet.',
  concede: 'Concede the game? y or n',
  notConceded: 'You go on.',
  notYourAttempt: 'There is nothing that you could take back now.',
  onlyPriority: 'You can yield only when you have priority.',
  stopsAre: 'Names of stops: {names}',
} as const;

export const command = {
  yes: 'y yes',
  no: 'n no',
  none: '-',
  all: 'all',
  keep: 'k keep',
  mulligan: 'm mulligan',
} as const;

export const help = {
  title: 'Whatever is asked, these are understood:',
  board: 'b              the board',
  card: 'c 3 · c Serra Angel   the text of an option or of a card',
  log: 'log [n]        the last n lines of what has happened',
  rules: 'rules · rules 2016:601.2c    shows or hides the rules; the text of a rule',
  withdraw: 'w              take back what you are casting or activating',
  stops: 'stops · stops my upkeep · stops their end · stops idle · stops default · stops none',
  yield: 'y stack · y turn · y end · y upkeep, with "unless acts targeted attacked stack"   pass until then',
  concede: 'concede        give up this game',
  quit: 'q              leave; the game is kept',
  priority: 'With priority: Enter or p passes, a number does what stands there, y yields.',
} as const;

import type { Messages } from '../messages.ts';
import { copy, modification, play, rule } from './changes.ts';
import { ability, because, cause, enters, event, instead, keyword, would } from './events.ts';
import { instruction } from './instructions.ts';
import { choice, condition, cost, destination, duration, mana, modes, quantity, tail } from './terms.ts';
import { cardType, colorName, compared, edition, fromColor, fromZone, history, intoZone, phase, shared, stat, step, supertype, turn, zone } from './words.ts';

export const ru: Messages = {
  ability,
  because,
  cardType,
  cause,
  choice,
  colorName,
  compared,
  condition,
  copy,
  cost,
  destination,
  duration,
  edition,
  enters,
  event,
  fromColor,
  fromZone,
  history,
  instead,
  instruction,
  intoZone,
  keyword,
  mana,
  modes,
  modification,
  phase,
  play,
  quantity,
  rule,
  shared,
  stat,
  step,
  supertype,
  tail,
  turn,
  would,
  zone,
};

import type { CostPart } from '@arbiter/schema';

const words = [
  'mana',
  'tap',
  'untap',
  'tapOther',
  'life',
  'sacrifice',
  'discard',
  'exile',
  'putBack',
  'reveal',
  'mill',
  'putCounters',
  'removeCounters',
  'payCounters',
  'loyalty',
  'addMana',
  'perform',
  'oneOf',
  'cost',
] as const;

/** Which sort of cost this is, whatever the order of its keys: what questions and refusals about it are called by. */
export const partWord = (part: CostPart): (typeof words)[number] => words.find((word) => word in part) ?? 'perform';

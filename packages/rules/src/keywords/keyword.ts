import type { Ability, Cost, Filter, Instruction, Modification, Quantity, RuleChange, Switches } from '@arbiter/schema';

export type KeywordAbility = Extract<Ability, { kind: 'keyword' }>;
/** What a keyword stands for under these switches. Nothing where other rules ask for the keyword itself. */
export type Meaning = (ability: KeywordAbility, rules: Switches) => readonly Ability[];
export interface Keyword {
  readonly name: string;
  readonly meaning: Meaning;
}

const itself: Meaning = () => [];
export const keyword = (name: string, meaning: Meaning = itself): Keyword => ({ name, meaning });

/** A keyword that is a change of rules for its object, the same for every instance. */
export const ruleKeyword = (name: string, ...rules: readonly RuleChange[]): Keyword => {
  const meant = [{ kind: 'static', changes: rules.map((rule) => ({ rule })) }] as const satisfies readonly Ability[];
  return keyword(name, () => meant);
};

export const amountOn = ({ amount }: KeywordAbility): Quantity => amount ?? 1;
export const costOn = ({ cost }: KeywordAbility): Cost => cost ?? [];
export const filterOn = ({ filter, word }: KeywordAbility): Filter => filter ?? (word === undefined ? 'any' : { subtype: word });

export const counts = (counter: string, amount: Quantity): { readonly [counter: string]: Quantity } => ({ [counter]: amount });
/** "This enters with N counters." */
export const entersWith = (counter: string, amount: Quantity): Ability => ({
  kind: 'replacement',
  when: { would: 'move', what: 'self', to: 'battlefield' },
  with: { enters: { counters: counts(counter, amount) } },
});
export const untilEndOfTurn = (what: Extract<Instruction, { do: 'change' }>['what'], ...changes: readonly Modification[]): Instruction => ({
  do: 'change',
  what,
  changes,
  for: 'endOfTurn',
});
export const yourUpkeep = { on: 'step', step: 'upkeep', whose: 'you' } as const;
export const dies = { on: 'move', what: 'self', from: 'battlefield', to: 'graveyard' } as const;
export const enters = { on: 'move', what: 'self', to: 'battlefield' } as const;
/** "When you cast this", while it is on the stack. */
export const castThis = { on: 'cast', what: 'self' } as const;
/** What a spell that has resolved would do in the end (2016:608.2k). */
export const resolves = { would: 'move', what: 'self', from: 'stack', to: 'graveyard', cause: 'resolve' } as const;
export const attacks = { on: 'attack', what: 'self' } as const;
export const yourCreature: Filter = { all: [{ type: 'creature' }, { controller: 'you' }] };

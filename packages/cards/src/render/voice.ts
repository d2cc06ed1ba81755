import type {
  Ability,
  Comparison,
  Condition,
  Cost,
  Duration,
  EventPattern,
  Face,
  Filter,
  Instruction,
  Quantity,
  Ref,
  Target,
  Text,
  Who,
  Zone,
} from '@arbiter/schema';
import type { Messages } from './messages.ts';
import type { Count, Described, Nouns } from './noun.ts';
import type { Params, Phrase } from './phrase.ts';
import type { Verb } from './template.ts';

/** What is the same for every text in a language. */
export interface Language extends Nouns {
  readonly messages: Messages;
  readonly verb: Verb;
  readonly you: Phrase;
  readonly it: Phrase;
  readonly rest: Phrase;
  name(name: string): Phrase;
  /** What has been named just before. */
  again(name: string): Phrase;
  /** Somebody's library, hand or graveyard; null: anybody's. */
  owned(zone: 'library' | 'hand' | 'graveyard', owner: Phrase | null): Phrase;
  controllerOf(of: Phrase): Phrase;
  ownerOf(of: Phrase): Phrase;
  /** Who does something where another may decide that it happens: "have that player …". */
  caused(subject: Phrase): Phrase;
  list(items: readonly string[], word: 'and' | 'or'): string;
  subtype(word: string): string;
  /** As it stands alone, or as what something has or gains. */
  keyword(word: string, form?: 'acc'): string;
  /** A number in a word, if it is small. */
  number(n: number): string;
  counter(name: string): string;
  /** The line of types: "Basic Land — Forest". */
  typeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string;
  /** A word the text gives to a cost, a mode or a choice; shown as it is written. */
  quoted(text: string): string;
}

/** What a name in a text stands for by now. */
export interface Meaning {
  readonly what: Described | null;
  readonly many: boolean;
  readonly target?: Target;
  /** The amount it stands for, told in full. */
  readonly number?: string;
}
/** Letters given to amounts in a sentence, told at its end: "where X is …". */
export interface Letters {
  readonly taken: Set<string>;
  readonly meanings: Map<string, string>;
}

/** One text being put into words; the parts of the renderer reach each other through it. */
export interface Voice {
  readonly lang: Language;
  readonly self: string;
  readonly host: Phrase;
  readonly names: Map<string, Meaning>;
  readonly letters: Letters;
  /** Whether verbs are told to the reader, or stand after "may". */
  readonly mood: 'imperative' | 'infinitive';
  readonly actor: Who;
  /** The object itself has been named just before: it is "it". */
  readonly justNamed: boolean;

  say(template: string, params: Params): string;
  who(who: Who, det?: 'each' | 'any' | 'all'): Phrase;
  /** A player as one who does something: nothing is said of who is told to do it anyway. */
  subject(who: Who): Phrase;
  doer(of: Phrase): Phrase;
  ref(ref: Ref): Phrase;
  named(name: string): Phrase;
  /** `zone` null: cards, wherever they are. */
  describe(filter: Filter, zone?: Zone | readonly Zone[] | null): Described;
  a(filter: Filter, zone?: Zone | readonly Zone[] | null): Phrase;
  /** A thing that a pattern is about. */
  pattern(what: Filter | 'self' | 'attached' | { readonly ref: string }): Phrase;
  target(target: Target): Phrase;
  amount(quantity: Quantity): string;
  expression(quantity: Quantity): string;
  count(quantity: Quantity | 'all'): Count;
  counted(quantity: Quantity | 'all', what: Described, style?: 'digits' | 'words'): Phrase;
  counters(quantity: Quantity | 'all', counter: string): Phrase;
  compared(op: Comparison, than: string): string;
  condition(condition: Condition, not?: boolean): string;
  cost(cost: Cost, payer?: Phrase): string;
  costLine(cost: Cost): string;
  duration(duration: Duration): string;
  event(event: EventPattern): string;
  sequence(instructions: readonly Instruction[]): string;
  /** Sentences, or one clause that stands inside another sentence. */
  text(text: Text, inside?: boolean): string;
  ability(ability: Ability): string;
  abilities(abilities: readonly Ability[], form?: 'acc'): string;
  /** The same voice within a text of its own, such as an ability that is granted. */
  fresh(): Voice;
  after(change: Partial<Pick<Voice, 'mood' | 'actor' | 'justNamed'>>): Voice;
}

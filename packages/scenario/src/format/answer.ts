import { Schema } from 'effect';
import { Int, list, record, Text } from './common.ts';

/** What an answer may say it is for. */
export const answerWords = ['target', 'may', 'mode', 'x', 'choice', 'order', 'amount', 'cost', 'pay', 'source'] as const;
export type AnswerWord = (typeof answerWords)[number];
const Word = Schema.Literals(answerWords);

export type Pick = string | number | boolean | Division | readonly Pick[];
/** How much each gets, by name. */
export type Division = Readonly<Record<string, number>>;
export interface Typed {
  readonly for: AnswerWord | readonly AnswerWord[];
  readonly pick: Pick;
}
export type Written = Pick | Typed;

const Pick: Schema.Codec<Pick> = Schema.Union([Text, Int, Schema.Boolean, list(Schema.suspend((): Schema.Codec<Pick> => Pick)), record(Int)]);
const Typed = Schema.Struct({ for: Schema.Union([Word, list(Word)]), pick: Pick });
export const Written = Schema.Union([Typed, Pick]) as unknown as Schema.Codec<Written>;

export const isTyped = (answer: Written): answer is Typed => typeof answer === 'object' && Object.hasOwn(answer, 'pick') && Object.hasOwn(answer, 'for');
export const isDivision = (pick: Pick): pick is Division => typeof pick === 'object' && !Array.isArray(pick);

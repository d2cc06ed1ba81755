import type { AnswerOf, DecisionOf, Kind, SpaceOf } from '@arbiter/schema';
import type { Scene } from '../scene.ts';
import type { KeyOf, Params } from '../words/index.ts';

/** Why what was typed is no answer; for the player's eyes. */
export interface Complaint {
  readonly key: KeyOf<'complaint'>;
  readonly params?: Params;
}
export type Read<T> = { readonly ok: T } | { readonly bad: Complaint };
export const ok = <T>(value: T): Read<T> => ({ ok: value });
export const bad = (key: Complaint['key'], params: Params = {}): { readonly bad: Complaint } => ({ bad: { key, params } });
export const andThen = <T, U>(read: Read<T>, next: (value: T) => Read<U>): Read<U> => ('ok' in read ? next(read.ok) : read);
export const mapped = <T, U>(read: Read<T>, next: (value: T) => U): Read<U> => ('ok' in read ? ok(next(read.ok)) : read);

/** One of several things to choose from; those that look alike share a line. */
export interface Choice {
  readonly mark: string;
  readonly text: string;
  /** What it is about, for its text to be looked up. */
  readonly object?: number;
  /** Chosen by its number only: a name might be meant for something else. */
  readonly byNumber?: true;
}

/**
 * How one kind of question is put and answered in a line of text. Whatever the space lists as an answer can be typed: `make` writes it, `parse` reads it back.
 * What is read is only well-formed; the rules say whether it is legal.
 */
export interface Prompt<K extends Kind> {
  /** The question's message: its kind, or after a dot what it is about. */
  readonly asks: (decision: DecisionOf<K>, scene: Scene) => { readonly key: KeyOf<'question'>; readonly params?: Params };
  readonly choices: (decision: DecisionOf<K>, scene: Scene) => readonly Choice[];
  /** What can be written in this space, beside what can be in any of the kind. */
  readonly hints?: (space: SpaceOf<K>) => readonly KeyOf<'hint'>[];
  /** What an empty line answers, where anything goes without saying. */
  readonly usual?: (space: SpaceOf<K>) => AnswerOf<K> | null;
  readonly parse: (space: SpaceOf<K>, text: string) => Read<AnswerOf<K>>;
  readonly make: (space: SpaceOf<K>, answer: AnswerOf<K>) => string;
}

export const NONE = '-';

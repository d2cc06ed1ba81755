import type { en } from './en/messages.ts';

/** The message tables of a language: the same keys as the English ones, which say what words there are. */
export type Messages = { readonly [Group in keyof typeof en]: { readonly [Key in keyof (typeof en)[Group]]: string } };

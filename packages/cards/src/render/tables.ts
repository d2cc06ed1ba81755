/** A message for every word of a closed list, so that a new word does not compile before it can be said. */
export type Table<K extends string> = Readonly<Record<K, string>>;
/** The same, with messages of its own beside them. */
export type Has<K extends string> = Table<K> & Readonly<Record<string, string>>;

// Looks up words that someone typed in a table.

/** Returns the entry for a word, or undefined. Words such as "constructor", which every object in JavaScript has, are in no table. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

// Creates patterns for words in a text of several lines.

/** Between two words can be the end of a line and the marks of bold text. */
export const GAP = '(?:[ *_]|\\n(?=\\w))+'

/** Creates a pattern for whole words, in which each space matches any gap between two words. */
export const createWordPattern = (words: string, flags = ''): RegExp =>
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:${words.replaceAll(' ', `(?:${GAP})`)})(?![A-Za-zÀ-ỿ])`,
    `iu${flags}`,
  )

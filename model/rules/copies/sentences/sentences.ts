// Splits the lines of a text into sentences, to find those that two files have in common.

export type Sentence = {
  readonly words: string
  readonly line: number
  /** Where it begins in its line. */
  readonly start: number
}

/** Shorter sentences may well be the same. */
const MIN_LENGTH = 15
const SENTENCE = /\S.*?(?:[.!?]["”’)]*(?=\s|$)|$)/g

/** Returns the sentences of the text below the fields; none without fields. */
export function readSentences(text: string): Sentence[] {
  const lines = text.split('\n')
  const fence = lines.indexOf('---', 1)
  return fence === -1
    ? []
    : lines.flatMap((line, index) => (index <= fence ? [] : splitSentences(line, index + 1)))
}

function splitSentences(text: string, line: number): Sentence[] {
  if (text.length < MIN_LENGTH) return []
  return [...text.matchAll(SENTENCE)]
    .filter(([words]) => words.length >= MIN_LENGTH)
    .map(({ 0: words, index }) => ({ words, line, start: index }))
}

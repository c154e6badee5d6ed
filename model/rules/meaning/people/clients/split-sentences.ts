// Splits a text into sentences, with their places.

export type Sentence = {
  readonly sentence: string
  readonly index: number
  /** The index of its line. */
  readonly line: number
}

/** An initial such as "B." does not end a sentence, nor does "at St." before "Mark’s". */
const SENTENCE =
  /(?:[^.!?\n]|(?<=\b[A-ZÀ-Þ])\.|(?<=\b[a-zß-ỿ]+ (?:St|Mt|Mrs?|Ms|Dr|Rev|Sra?|Srta))\.(?= [A-ZÀ-Þ])|[.!?](?=\S))+/gu

/**
 * Returns the sentences of the lines that are worth a closer look.
 * @param prefilter matches, in little time, these lines and few others
 */
export const splitSentences = (text: string, prefilter: RegExp): Sentence[] =>
  [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => prefilter.test(line))
    .flatMap(({ 0: line, index: start }) =>
      [...line.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({
        sentence,
        index: start + index,
        line: start,
      })),
    )

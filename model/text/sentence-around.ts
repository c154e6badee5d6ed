/** Returns the parts of a sentence before and after some of its words. A sentence ends with its line. */
export const readSentenceAround = (text: string, index: number, length = 0) => ({
  before:
    text
      .slice(0, index)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? '',
  after: text.slice(index + length).split(/[.!?](?:\s|$)|\n/)[0] ?? '',
})

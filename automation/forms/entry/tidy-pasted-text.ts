// Makes lists of what people paste from a word processor, which ends every paragraph with one line break.

/** Matches the bullets of word processors, which nobody types. */
const PASTED_BULLET = /^[ \t]*[•●▪◦·‣§]\s*(?=\S)/
/** Matches the `o` before an item of the second level too, which could be a word: it counts only in a text with other bullets. */
const ANY_PASTED_BULLET = /^[ \t]*(?:[•●▪◦·‣§]\s*|o(?:\t|[ \u00A0]{2,}))(?=\S)/

/** Returns the text with hyphens for bullets, and with empty lines around lists that were pasted. Other text stays as it is. */
export function tidyPastedText(text: string): string {
  const typed = text.split('\n')
  if (!typed.some((line) => PASTED_BULLET.test(line))) return text
  const lines = typed.map((line) => ({
    isItem: ANY_PASTED_BULLET.test(line),
    line: line.replace(ANY_PASTED_BULLET, '- '),
  }))
  return lines
    .flatMap(({ line, isItem }, index) => {
      const previous = lines[index - 1]
      const needsGap = previous !== undefined && previous.isItem !== isItem
      return needsGap && line.trim() !== '' && previous.line.trim() !== '' ? ['', line] : [line]
    })
    .join('\n')
}

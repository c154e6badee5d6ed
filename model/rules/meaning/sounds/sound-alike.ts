// Finds words that sound like the ones that were meant, by phrases in which only these can be.

export type SoundAlike = {
  /** A pattern of whole words with the wrong one among them, without groups that capture. */
  readonly phrase: string
  /** The wrong word, or its beginning. */
  readonly typed: string
  readonly written: string
}

export type FoundSound<Row extends SoundAlike = SoundAlike> = {
  /** The row of the table with the phrase. */
  readonly row: Row
  /** The phrase as it was typed. */
  readonly words: string
  readonly index: number
  /** The phrase as it was meant. */
  readonly written: string
  /** The wrong word alone, or its beginning, and what is meant by it. */
  readonly wrong: string
  readonly meant: string
}

/**
 * Returns a function that finds the phrases of a table in a text, all at once, because most texts have none.
 * @param withNames whether a phrase can be part of a title: "Office Manger"
 */
export function createSoundFinder<Row extends SoundAlike>(
  table: readonly Row[],
  { withNames = false } = {},
): (text: string) => FoundSound<Row>[] {
  const phrases = table.map(({ phrase }) => `(${phrase})`).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\d’'-])(?:${phrases})(?![\\p{L}\\d’'-])`, 'giu')
  const rows = table.map((row) => ({ row, typed: new RegExp(`(?<!\\p{L})${row.typed}`, 'iu') }))
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [words, ...groups] = match
      const found = rows[groups.findIndex((group) => group !== undefined)]
      const typed = found?.typed.exec(words)
      if (found === undefined || !typed) return []
      const { row } = found
      if (!withNames && isName(typed[0], typed.index)) return []
      const written =
        words.slice(0, typed.index) +
        matchCase(typed[0], row.written) +
        words.slice(typed.index + typed[0].length)
      const [wrong, meant] = [typed[0], matchCase(typed[0], row.written)]
      return [{ row, words, index: match.index, written, wrong, meant }]
    })
}

/** Returns whether a capital letter within a phrase, or several, show that a word is a name or an abbreviation. */
const isName = (word: string, index: number): boolean =>
  /^\p{Lu}{2}/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word))

const matchCase = (typed: string, written: string): string =>
  /^\p{Lu}/u.test(typed) ? written.slice(0, 1).toUpperCase() + written.slice(1) : written

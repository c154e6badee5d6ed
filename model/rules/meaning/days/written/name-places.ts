// Names words in a file with all of their lines, once for each wording: `"May 10" on lines 7, 8 and 16`.
import { listLines } from '../../../../text/list-lines'
import { listWords } from '../../../../text/list-words'

type Place = { readonly words: string; readonly line: number }

/** Returns what is to be written where: `"May 9" on lines 7 and 8 and "Sunday, May 9" on line 16`. */
export const namePlaces = (places: readonly Place[]): string =>
  listAll(groupByWords(places).map(({ words, lines }) => `"${words}" on ${nameLines(lines)}`))

/** Returns which lines say what: `lines 7 and 8 say "May 10"`. */
export const quotePlaces = (places: readonly Place[]): string =>
  listAll(
    groupByWords(places).map(
      ({ words, lines }) => `${nameLines(lines)} ${lines.length > 1 ? 'say' : 'says'} "${words}"`,
    ),
  )

const nameLines = (lines: readonly number[]): string => listLines(lines, lines.length)
const listAll = (items: readonly string[]): string => listWords(items, items.length)

const groupByWords = (places: readonly Place[]) =>
  [...new Set(places.map(({ words }) => words))].map((words) => ({
    words,
    lines: [...new Set(places.filter((other) => other.words === words).map(({ line }) => line))],
  }))

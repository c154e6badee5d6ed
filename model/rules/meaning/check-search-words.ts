// Notes sentences among the words for the search, where visitors do not see them: the line above them was lost, or they belong below.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { listWords } from '../../text/list-words'

const FIELD = 'also_known_as'
/** Matches a whole sentence: people search for words, or for a question. */
const SENTENCE = /^[A-ZÀ-Þ]\S*(?: \S+){4,}(?<! (?:Inc|Co|Jr|Sr|St|etc))[.!]$/u
/** The lists of sentences that visitors read. */
const LISTS: Readonly<Record<string, string>> = {
  service: 'limits',
  'volunteer role': 'requirements',
}

export function checkSearchWords({ frontMatter }: SplitText, collection: string): LocatedProblem[] {
  const value = frontMatter.get(FIELD)
  if (value === undefined || !('items' in value)) return []
  const sentences = value.items.filter(({ text }) => SENTENCE.test(text.trim()))
  const [first] = sentences
  if (first === undefined) return []
  const isOne = sentences.length === 1
  const quoted = listWords(sentences.map(({ text }) => `"${text.trim()}"`))
  const areLast = value.items.slice(-sentences.length).every((item) => sentences.includes(item))
  const list = LISTS[collection]
  const place =
    list === undefined
      ? null
      : { list, isThere: frontMatter.has(list), isAbove: areLast && !frontMatter.has(list) }
  return [
    {
      code: 'search-sentence',
      severity: 'warning',
      message: `Visitors do not see ${quoted}: what is below ${FIELD} is only for the search.`,
      fix: `If visitors should read ${isOne ? 'it' : 'them'}, ${advise(sentences.length, place)}. If ${isOne ? 'it is' : 'they are'} for the search, write only the words that people would type.`,
      field: FIELD,
      line: first.line,
      column: first.column,
    },
  ]
}

/** A list that visitors read: whether it is in the file already, and whether its first line only has to be added above the sentences. */
type Place = { readonly list: string; readonly isThere: boolean; readonly isAbove: boolean }

/** Advises where to write the sentences instead. */
function advise(count: number, place: Place | null): string {
  const [them, lines] = count === 1 ? ['it', 'this line'] : ['them', `these ${count} lines`]
  if (place === null) return `write ${them} in the text below the second ---, and delete ${lines}`
  const { list, isThere, isAbove } = place
  if (isAbove) return `add the line ${list}: above ${count === 1 ? 'this line' : 'this one'}`
  return `move ${lines} below ${isThere ? '' : 'a new line '}${list}:`
}

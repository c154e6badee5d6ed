// Notes sentences among the words for the search, where visitors do not see them: the line above them was lost, or they belong below.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { listWords } from '../../text/list-words'

const FIELD = 'also_known_as'
/** Matches a whole sentence: people search for words, or for a question. */
const SENTENCE = /^\p{Lu}\S*(?: \S+){4,}(?<! (?:Inc|Co|Jr|Sr|St|etc))[.!]$/u
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
  const list = LISTS[collection]
  const heading = list === undefined ? null : frontMatter.has(list) ? 'moved' : 'added'
  const isLast = value.items.slice(-sentences.length).every((item) => sentences.includes(item))
  const lines = isOne ? 'this line' : `these ${sentences.length} lines`
  const listed =
    heading === 'added' && isLast
      ? `add the line ${list}: above ${isOne ? 'this line' : 'this one'}`
      : heading === null
        ? null
        : `move ${lines} below ${heading === 'added' ? 'a new line ' : ''}${list}:`
  const moved = `write ${isOne ? 'it' : 'them'} in the text below the second ---, and delete ${lines}`
  return [
    {
      code: 'search-sentence',
      severity: 'warning',
      message: `Visitors do not see ${quoted}: what is below ${FIELD} is only for the search.`,
      fix: `If visitors should read ${isOne ? 'it' : 'them'}, ${listed ?? moved}. If ${isOne ? 'it is' : 'they are'} for the search, write only the words that people would type.`,
      field: FIELD,
      line: first.line,
      column: first.column,
    },
  ]
}

// Notes what people write in a field for themselves or a colleague: after //, in parentheses, between %% as in Obsidian, or as a comment of HTML.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findRemark } from './value-remarks'

/** Matches two slashes and some words. After them, a title such as "Faith // Family" has a capital letter. */
const NOTE =
  /\s+\/\/\s+(?=\p{Ll}|TODO)\S+\s+\S.*$|\s+%%\s?\S.* .*%%$|\s*\{>>.*<<\}$|\s*<!--.*?(?:-->|$)|\s+\/\*.*\*\/$/u
const CANDIDATE = / \/\/ | %%|\{>>|<!--|\/\*/

/** Fields in which such words can be meant, or which nobody reads as words. */
const OTHER_FIELDS = new Set(
  'time hours date status status_note source translated_from image focus location'.split(' '),
)
const NAMES = new Set('name organization role'.split(' '))

/** There is no edit: the note may be the only copy of what it says. */
export function checkValueNotes({ frontMatter }: SplitText): LocatedProblem[] {
  // What is open yet may be said of an event.
  const isNamed = !frontMatter.has('date') && !frontMatter.has('location')
  return [...frontMatter].flatMap(([field, value]): LocatedProblem[] => {
    if (!('text' in value) || value.isReported) return []
    const { line, column, text } = value
    const isName = isNamed && NAMES.has(field)
    const note = CANDIDATE.test(text) ? NOTE.exec(text)?.[0] : undefined
    const remark = OTHER_FIELDS.has(field) ? null : findRemark(text, isName)
    const typed = note ?? remark
    if (typed === null || typed === text) return []
    const own = text.replace(typed, '').replace(/ {2,}/g, ' ').trim()
    return [
      {
        code: 'note-left',
        severity: 'warning',
        message: `"${typed.trim()}" seems to be a note for you or a colleague, and visitors would read it.`,
        fix: `Put the note into the description of your proposal, and write ${field}: ${own}${typed === remark ? '. If it is not certain yet, add draft: yes' : ''}`,
        field,
        line,
        column,
      },
    ]
  })
}

// Notes what people write in a field for themselves or a colleague: after //, between %% as in Obsidian, or as a comment of HTML.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'

/** Matches two slashes and some words. After them, a title such as "Faith // Family" has a capital letter. */
const NOTE =
  /\s+\/\/\s+(?=\p{Ll}|TODO)\S+\s+\S.*$|\s+%%\s?\S.* .*%%$|\s*\{>>.*<<\}$|\s*<!--.*?(?:-->|$)|\s+\/\*.*\*\/$/u
const CANDIDATE = / \/\/ | %%|\{>>|<!--|\/\*/

/** There is no edit: the note may be the only copy of what it says. */
export function checkValueNotes({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]) => {
    if (!('text' in value) || value.isReported || !CANDIDATE.test(value.text)) return []
    const [note] = NOTE.exec(value.text) ?? []
    if (note === undefined || note === value.text) return []
    const { line, column, text } = value
    const own = text.replace(note, '').trim()
    return [
      {
        code: 'note-left',
        severity: 'warning',
        message: `"${note.trim()}" seems to be a note for you or a colleague, and visitors would read it.`,
        fix: `Put the note into the description of your proposal, and write ${field}: ${own}`,
        field,
        line,
        column,
      },
    ]
  })
}

// Notes what people write after // in a field, or between %% as in Obsidian, for themselves or a colleague.
import { replaceValue } from '../../front-matter/value'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'

/** Matches two slashes and some words. After them, a title such as "Faith // Family" has a capital letter. */
const NOTE = /\s+\/\/\s+(?=\p{Ll}|TODO)\S+\s+\S.*$|\s+%%\s?\S.* .*%%$|\s*\{>>.*<<\}$/u
const CANDIDATE = / \/\/ | %%|\{>>/

export function checkValueNotes({ frontMatter }: SplitText): LocatedProblem[] {
  return [...frontMatter].flatMap(([field, value]) => {
    if (!('text' in value) || value.isReported || !CANDIDATE.test(value.text)) return []
    const [note] = NOTE.exec(value.text) ?? []
    if (note === undefined || note === value.text) return []
    const { line, column, text } = value
    const own = text.slice(0, -note.length)
    return [
      {
        code: 'note-left',
        severity: 'warning',
        message: `"${note.trim()}" seems to be a note for you or a colleague, and visitors would read it.`,
        fix: `Put the note into the description of your proposal, and write ${field}: ${own}`,
        suggestion: text === value.typed ? replaceValue(value, own) : null,
        field,
        line,
        column,
      },
    ]
  })
}

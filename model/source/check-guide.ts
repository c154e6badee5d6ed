// Finds an entry that was typed into the guide of its folder, README.md, of which nothing is shown.
import type { FileProblem, Position } from '../problems/problem'
import { getPositionAt } from '../problems/problem'
import { normalizeFileName } from './check-file-name'

/** Matches the guides for editors, which are ignored unless one has the fields of an entry. */
export const GUIDE = /(?:^|\/)README\.md$/
/** Nobody types an entry into so long a guide. */
export const MAX_GUIDE_BYTES = 100_000

/** Matches code, which is an example in a guide. */
const CODE = /^(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?\1[ \t]*$/gm
/** Matches the fields of an entry below three hyphens, or three fields one below the other. */
const FIELDS = /^---[ \t]*\r?\n[a-z]\w*:(?: |\r?$)|^(?:[a-z]\w*: [^\n]+\n){3}/m

/** Returns the problem of a guide with the fields of an entry, or null. */
export function checkGuide(text: string): (FileProblem & Position) | null {
  const searched = text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '))
  const found = FIELDS.exec(searched)
  if (found === null) return null
  const rest = searched.slice(found.index)
  const name = /^(?:title|name): *["“]?([^\n"”]+)/m.exec(rest)?.[1] ?? ''
  const file = normalizeFileName(name)
  return {
    code: 'file-unused',
    message: 'README.md is the guide to its folder, and nothing in it is shown on the website.',
    fix: `Make a new file in the same folder${file === '' ? '' : `, such as ${file}.md`}, and move these lines there. The guide should be as it was: on GitHub, press History to see it.`,
    ...getPositionAt(searched, found.index),
  }
}

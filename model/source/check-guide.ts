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

/** Matches the first day of a notice. An example of an event may well be in a later year. */
const DAY = /^from: *"?(?<year>20\d\d)-\d\d-\d\d/m
/** The days of our example are in an earlier year than those of any new notice. */
const FIRST_NEW_YEAR = 2026

/** Returns the problem of a guide with the fields of an entry, or with an example that is one, or null. */
export function checkGuide(text: string): (FileProblem & Position) | null {
  const searched = text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '))
  const found = FIELDS.exec(searched)
  if (found === null) return checkExample(text)
  const file = nameFile(searched.slice(found.index))
  return {
    code: 'file-unused',
    message: NOT_SHOWN,
    fix: `Make a new file in the same folder${file === '' ? '' : `, such as ${file}.md`}, and move these lines there. The guide should be as it was: on GitHub, press History to see it.`,
    ...getPositionAt(searched, found.index),
  }
}

/** Returns the name of a file for an entry, or an empty text. */
const nameFile = (fields: string): string =>
  normalizeFileName(/^(?:title|name): *["“]?([^\n"”]+)/m.exec(fields)?.[1] ?? '')

const NOT_SHOWN = 'README.md is the guide to its folder, and nothing in it is shown on the website.'

/** Notes an example with the days of a new notice, which someone has typed over it. */
function checkExample(text: string): (FileProblem & Position) | null {
  for (const { 0: code, index } of text.matchAll(CODE)) {
    const day = DAY.exec(code)
    if (!FIELDS.test(code) || Number(day?.groups?.['year'] ?? 0) < FIRST_NEW_YEAR) continue
    const name = nameFile(code)
    return {
      code: 'file-unused',
      severity: 'warning',
      message: NOT_SHOWN,
      fix: `If visitors should read this, make a new file in the same folder${name === '' ? '' : `, such as ${name}.md`}, and write these lines there. Then put the old example back: on GitHub, press History to see it. If this is only an example, give it a year before ${FIRST_NEW_YEAR}.`,
      ...getPositionAt(text, index + (day?.index ?? 0)),
    }
  }
  return null
}

// Notes words that are for something printed, such as "on the back of this bulletin", and mean nothing on a website.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'

const PAPER =
  '(?:bulletin|flye?r|flier|insert|leaflet|brochure|program|handout|newsletter|card|sheet|letter)'
const PRINT_WORDS = [
  `(?:on|see|at|from) the (?:back|front|reverse|inside|bottom|other side) of (?:this|your) ${PAPER}`,
  '(?:in|on) this (?:bulletin|newsletter|mailing)',
  '(?:the|an?|your) (?:enclosed|attached|accompanying) (?:[a-z]+ )?(?:card|envelope|form|flye?r|flier|sheet|letter|file|document|map)',
  'see (?:the )?(?:reverse(?: side)?|other side|back page)(?= for\\b|[.)])',
  '(?:cut|tear) (?:it |this )?(?:along|off) (?:the (?:dotted )?line|this|here|along)|along the dotted line|(?:in|into) the offering plate',
  'al (?:reverso|dorso) de est[ea]|en este (?:boletín|volante|folleto)|(?:el sobre|la tarjeta|la hoja|el formulario) adjunt[oa]',
]
const PRINT = new RegExp(`\\b(?:${PRINT_WORDS.join('|')})(?!\\p{L})`, 'giu')
const CANDIDATE =
  /\b(?:this|your|est[ea]|enclosed|attached|accompanying|adjunt[oa]|reverse|other side|back page|cut|tear|dotted|offering)\b/i

export function checkPrintWords(text: SplitText): LocatedProblem[] {
  const [first] = findInFile(text, findWords, CANDIDATE)
  if (!first) return []
  const { field, line, column, words } = first
  return [
    {
      code: 'social-words',
      severity: 'warning',
      message: `"${words}" is for something printed, and visitors of a website cannot find it.`,
      fix: 'Delete these words, or write where visitors find it, with a link.',
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const findWords = (text: string) =>
  [...text.matchAll(PRINT)].map(({ 0: words, index }) => ({ words, index }))

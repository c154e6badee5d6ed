// Notes words that are for something printed, such as "on the back of this bulletin", and mean nothing on a website.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'

const PAPER =
  '(?:bulletin|flye?r|flier|insert|leaflet|brochure|program|handout|newsletter|card|sheet|letter)'
/** What is done with a paper form. */
const FORM_WORDS = [
  'fill (?:in|out) the (?:s(?:lip)|coupon|stub|(?:[a-z]+ )?card)(?: below)?',
  '(?:the|an?|your) (?:enclosed|attached|accompanying) (?:[a-z]+ )?(?:card|envelope|form)',
  '(?:cut|tear) (?:it |this )?(?:along|off) (?:the (?:dotted )?line|this|here|along(?: the (?:dotted )?line)?)|along the dotted line',
  '(?:llene|complete|recorte) (?:el|este) (?:tal[óo]n|cup[óo]n)|por la l[íi]nea (?:punteada|de puntos)',
]
const FORM = new RegExp(`^(?:${FORM_WORDS.join('|')})$`, 'iu')
const PRINT_WORDS = [
  ...FORM_WORDS,
  `(?:on|see|at|from) the (?:back|front|reverse|inside|bottom|other side) of (?:this|your) ${PAPER}`,
  '(?:in|on) this (?:bulletin|newsletter|mailing)',
  '(?:the|an?|your) (?:enclosed|attached|accompanying) (?:[a-z]+ )?(?:flye?r|flier|sheet|letter|file|document|map)',
  'see (?:the )?(?:reverse(?: side)?|other side|back page)(?= for\\b|[.)])',
  '(?:in|into) the offering plate',
  'al (?:reverso|dorso) de est[ea]|en este (?:boletín|volante|folleto)|(?:el sobre|la tarjeta|la hoja|el formulario) adjunt[oa]',
]
const PRINT = new RegExp(`\\b(?:${PRINT_WORDS.join('|')})(?![A-Za-zÀ-ỿ])`, 'giu')
const CANDIDATE =
  /\b(?:this|your|est[ea]|fill (?:in|out)|enclosed|attached|accompanying|adjunt[oa]|reverse|other side|back page|cut|tear|dotted|offering|s(?:lip)|coupon|stub|l[íi]nea)\b|tal[óo]n|cup[óo]n/i

export function checkPrintWords(text: SplitText): LocatedProblem[] {
  const [first] = findInFile(text, findWords, CANDIDATE)
  if (!first) return []
  const { field, line, column, words } = first
  return [
    {
      code: 'social-words',
      severity: 'warning',
      ...(FORM.test(words) ? describeForm(words) : describePrint(words)),
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const describeForm = (words: string) => ({
  message: `This sentence is about a paper form ("${words}"), and there is none on a website.`,
  fix: 'Write what visitors can do here in its place, such as call us, write to us, or mail a check to our address.',
})

const describePrint = (words: string) => ({
  message: `"${words}" is for something printed, and visitors of a website cannot find it.`,
  fix: 'Delete the sentence with these words, or write where visitors find this.',
})

const findWords = (text: string) =>
  [...text.matchAll(PRINT)].map(({ 0: words, index }) => ({ words, index }))

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
const PART = '(?:inside|back|front|center) (?:fold|flap|panel|cover)'
const PRINT_WORDS = [
  ...FORM_WORDS,
  `(?:on|see|at|from) the (?:back|front|reverse|inside|bottom|other side) of (?:this|your) ${PAPER}`,
  '(?:in|on) this (?:bulletin|newsletter|mailing)',
  '(?:the|an?|your) (?:enclosed|attached|accompanying) (?:[a-z]+ )?(?:flye?r|flier|sheet|letter|file|document|map)',
  'see (?:the )?(?:reverse(?: side)?|other side|back page)(?= for\\b|[.)])',
  '(?:in|into) the offering plate',
  `as (?:shown|listed|printed|you (?:can )?see) on the ${PART}|as the ${PART} (?:shows|says|lists)|see (?:the )?${PART}(?= for\\b|\\))`,
  '\\((?:please )?turn over\\)|\\(over\\)|\\((?:continued|more) on (?:the )?(?:back|reverse|other side|next page|page \\d+)\\)|continued on (?:the )?(?:back|reverse|other side)',
  '(?:detach|tear off|cut off) (?:and (?:return|mail) )?the (?:lower|bottom|upper|top) (?:half|part|portion)',
  '(?:present|show|bring) this (?:flyer|flier|postcard|coupon|leaflet|mailing)',
  `(?<=(?:^|[.!?] |\\n)[*_ ]*)an? (?:[a-z-]+ ){0,2}(?:card|envelope|s(?:lip)|flyer|form|letter)(?: and an? (?:[a-z-]+ ){0,3}(?:card|envelope|s(?:lip)|flyer|form))? (?:is|are) (?:also )?(?:enclosed|included with this letter)(?! (?:in|by|within) )`,
  '\\((?:sigue|contin[uú]a|ver|vea|v[eé]ase)? ?(?:al|en el|el) (?:dorso|reverso)\\.?\\)|(?:sigue|contin[uú]a) (?:al|en el) (?:dorso|reverso)',
  '(?:contraportada|portada|última página|parte de atrás) de est[ea] (?:folleto|volante|boletín|hoja|programa|invitación)',
  'se adjuntan? (?:un|una) (?:[a-zß-ỿ]+ )?(?:sobre|tarjeta|hoja|carta|volante)',
  'al (?:reverso|dorso) de est[ea]|en este (?:boletín|volante|folleto)|(?:el sobre|la tarjeta|la hoja|el formulario) adjunt[oa]',
]
const PRINT = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${PRINT_WORDS.join('|')})(?![A-Za-zÀ-ỿ])`, 'giu')
const CANDIDATE =
  /\b(?:this|your|est[ea]|fill (?:in|out)|enclosed|attached|accompanying|adjunt[oa]|reverse|other side|back page|cut|tear|dotted|offering|s(?:lip)|coupon|stub|l[íi]nea|inside|back|front|center|over|detach|included|dorso|reverso)\b|adjunt|tal[óo]n|cup[óo]n/i

export function checkPrintWords(text: SplitText): LocatedProblem[] {
  // A page with a file to download may be about its paper.
  if (text.frontMatter.has('download_url')) return []
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

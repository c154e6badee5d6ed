// Finds words of a PDF without the letters that were one character in it: "o ce" for office, "rst" for first.
import { listWords } from '../../../text/list-words'
import { getSpan, joinChanges, type FindLeftovers, type Leftover } from '../leftover'
import { isWithin } from '../../span'
import { findShortRemains } from './short-remains'

/** Words with those letters in parentheses. What is left of each is no other word. */
const WORDS =
  'o(ffi)ce o(ffi)ces o(ffi)cer o(ffi)cial o(ff)er o(ff)ers o(ff)ered o(ff)ering o(ff)erings e(ff)ort e(ff)orts e(ff)ect e(ff)ects e(ff)ective di(ff)erent di(ff)erence di(ff)erently su(ff)er su(ff)ering a(ff)ord a(ff)ordable a(ff)ect a(ff)ected sta(ff) stu(ff) co(ff)ee di(ffi)cult di(ffi)culty a(ffi)liate su(ffi)cient e(ffi)cient tra(ffi)c ' +
  'con(fi)dential con(fi)dentially con(fi)dence con(fi)dent con(fi)rm con(fi)rmed bene(fi)t bene(fi)ts pro(fi)t nonpro(fi)t certi(fi)cate certi(fi)ed quali(fi)ed speci(fi)c speci(fi)cally scienti(fi)c sacri(fi)ce satis(fi)ed identi(fi)ed veri(fi)ed de(fi)ne de(fi)nite de(fi)nitely signi(fi)cant magni(fi)cent (fi)rst (fi)nding (fi)nally (fi)nancial (fi)nances (fi)nished (fi)gure (fi)eld (fi)elds (fi)lled (fi)lling (fi)fteen ' +
  'in(fl)uence con(fl)ict re(fl)ect re(fl)ection (fl)ower (fl)owers (fl)oor (fl)oors (fl)avor (fl)exible ' +
  'informa(ti)on educa(ti)on dona(ti)on dona(ti)ons organiza(ti)on registra(ti)on loca(ti)on mee(ti)ng wai(ti)ng mo(ti)vated par(ti)cipate commi(tt)ee ' +
  'o(fi)cina o(fi)cinas o(fi)cial bene(fi)cio bene(fi)cios di(fí)cil di(fí)ciles con(fi)anza con(fi)dencial certi(fi)cado de(fi)nitivo de(fi)nitivamente signi(fi)ca edi(fi)cio e(fi)caz'
/** Words of which so little is left that they need another one beside them. */
const SHORT_WORDS =
  '(fi)nd (fi)nds (fi)ts (fi)lm (fi)nal (fi)nish (fi)rm (fi)sh (fi)fty (fl)yer (fl)yers (fl)ags (fl)uent'

/** Returns what is left of each word, with and without a space in the place of its letters. */
const createForms = (words: string): [string, string][] =>
  words.split(' ').flatMap((word) => {
    const meant = word.replace(/[()]/g, '')
    const [, before = '', letters = '', after = ''] = /^(.*)\((.*)\)(.*)$/.exec(word) ?? []
    const isInside = before !== '' && after !== ''
    const partly = letters === 'ffi' ? [`${before}f ${after}`, `${before}f${after}`] : []
    return [before + after, ...(isInside ? [`${before} ${after}`, ...partly] : [])].map(
      (form): [string, string] => [form, meant],
    )
  })

/** What is left of these may be a word or a name. */
const OTHER_WORDS = new Set(['suer', 'dene', 'benet', 'stu', 'prot', 'oer'])
const CERTAIN = new Map(createForms(WORDS).filter(([form]) => !OTHER_WORDS.has(form)))
const SHORT = new Map(createForms(SHORT_WORDS))
const createPattern = (forms: Iterable<string>): RegExp =>
  new RegExp(
    `(?<=^|[\\s“"(*_>])(?:${[...forms].sort((a, b) => b.length - a.length).join('|')})(?=[\\s.,;:!?”")*_]|$)`,
    'gim',
  )
const CERTAIN_FORM = createPattern(CERTAIN.keys())
const ANY_FORM = createPattern([...CERTAIN.keys(), ...SHORT.keys()])

const MAX_NAMED_WORDS = 10
const MIN_CAPITALIZED = 4

export const findLostLetters: FindLeftovers = (text, source, _blocks, { language }) => {
  CERTAIN_FORM.lastIndex = 0
  if (!CERTAIN_FORM.test(text)) return []
  const known = [...text.matchAll(ANY_FORM)].flatMap((match) => {
    const [typed] = match
    const form = typed.toLowerCase()
    const isCapital = typed.charAt(0) !== form.charAt(0)
    // Names and abbreviations have capitals.
    if (typed.slice(1) !== form.slice(1) || (isCapital && form.length < MIN_CAPITALIZED)) return []
    const meant = CERTAIN.get(form) ?? (isCapital ? undefined : SHORT.get(form))
    if (meant === undefined) return []
    const written = isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
    return [{ ...getSpan(match), text: written, typed }]
  })
  if (!known.some(({ typed }) => CERTAIN.has(typed.toLowerCase()))) return []
  // Spanish has other words of these letters: "le", "ve".
  const remains =
    language === 'es' ? [] : findShortRemains(text).filter(({ start }) => !isWithin(start, known))
  const changes = [...known, ...remains].sort((one, other) => one.start - other.start)
  const [first] = changes
  if (first === undefined) return []
  const doubtful = remains.filter(({ isCertain }) => !isCertain)
  const { span, replacement } = joinChanges(source, changes)
  const list = (words: readonly string[]) => listWords([...new Set(words)], MAX_NAMED_WORDS)
  const fix = `Write ${list(changes.map(({ text: written }) => written))}`
  // A repair of the others would take the traces away, and nobody would look for these words again.
  const advice = `${fix}. Please read the text: ${list(doubtful.map(({ typed }) => `"${typed}"`))} may be left of another word.`
  const leftover: Leftover = {
    problem: {
      code: 'character-lost',
      severity: 'warning',
      message: `Letters seem to have been lost when this was copied from a PDF: ${list(changes.map(({ typed }) => `"${typed}"`))}.`,
      ...(doubtful.length > 0 ? { fix: advice } : { fix, replacement }),
    },
    at: first.start,
    span,
    claims: changes,
  }
  return [leftover]
}

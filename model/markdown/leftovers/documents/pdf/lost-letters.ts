// Finds words of a PDF without the letters that were one character in it: "o ce" for office, "rst" for first.
import { listWords } from '../../../../text/list-words'
import { getSpan, joinChanges, type FindLeftovers, type Leftover } from '../../leftover'
import { isWithin } from '../../../span'
import { CERTAIN_WORDS, SHORT_WORDS, SPANISH_WORDS } from './ligature-words'
import { findShortRemains } from './short-remains'

const createPattern = (forms: Iterable<string>): RegExp =>
  new RegExp(
    `(?<=^|[\\s“"(*_>])(?:${[...forms]
      .sort((a, b) => b.length - a.length)
      .join('|')
      .replaceAll('?', '\\?')})(?=[\\s.,;:!?”")*_]|$)`,
    'gim',
  )
const CERTAIN_FORM = createPattern(CERTAIN_WORDS.keys())
const ANY_FORM = createPattern([...CERTAIN_WORDS.keys(), ...SHORT_WORDS.keys()])

/** Matches what may be left of a word whose letters at the start became a space. */
const WIDE_GAP = /\S {2}(?:t|re|ll|ve|ne)\b/

const MAX_NAMED_WORDS = 10
const MIN_CAPITALIZED = 4

export const findLostLetters: FindLeftovers = (text, source, _blocks, { language }) => {
  CERTAIN_FORM.lastIndex = 0
  if (!CERTAIN_FORM.test(text) && !WIDE_GAP.test(text)) return []
  const known = [...text.matchAll(ANY_FORM)].flatMap((match) => {
    const [typed] = match
    const form = typed.toLowerCase()
    const isCapital = typed.charAt(0) !== form.charAt(0)
    // Names and abbreviations have capitals.
    if (typed.slice(1) !== form.slice(1) || (isCapital && form.length < MIN_CAPITALIZED)) return []
    const meant =
      (language === 'es' ? SPANISH_WORDS.get(form) : undefined) ??
      CERTAIN_WORDS.get(form) ??
      (isCapital ? undefined : SHORT_WORDS.get(form))
    if (meant === undefined) return []
    const written = isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
    return [{ ...getSpan(match), text: written, typed }]
  })
  // Spanish has other words of these letters: "le", "ve".
  const remains =
    language === 'es' ? [] : findShortRemains(text).filter(({ start }) => !isWithin(start, known))
  const isTrace =
    known.some(({ typed }) => CERTAIN_WORDS.has(typed.toLowerCase())) ||
    remains.some(({ isCertain, isWide }) => isCertain && isWide)
  if (!isTrace) return []
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

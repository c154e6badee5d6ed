// Finds what a PDF leaves in a text: words that are cut at the end of a line, and letters that are glued together.
import {
  getSpan,
  joinChanges,
  nameOtherLines,
  type Change,
  type FindLeftovers,
  type Leftover,
} from '../../leftover'
import { listWords } from '../../../../text/list-words'
import { isCompound, isUnclear } from './compound-words'

/** Typographic ligatures (U+FB00 to U+FB06): one character for two or three letters. */
const LIGATURE = /[\uFB00-\uFB06]/g
/** A hyphen may also go on to the next word: "pre- and postnatal". */
const CUT =
  /(?<=[A-Za-zÀ-ỿ\uFB00-\uFB06])[-‐\u00AD][ \t]*\n[ \t>]*(?!(?:and|or|to|nor|y|o|e|u)\b)(?=[a-zß-ỿ\uFB00-\uFB06])/gu
/** Matches the same within a line, where another program has joined the lines. */
const CUT_IN_LINE =
  /(?<=[a-zß-ỿ]{2})[-‐] (?!(?:and|or|to|nor|y|o|e|u|it|is|are|we|you|he|she|they|the|this|that|there|a|an|in|on|at|for|with|so|but|no|not|if|when|please|come|call|bring|just|our|your|my|el|la|los|las|un|una|de|en|es|son|si|no|pero|con|por|para|que)\b)(?=[a-zß-ỿ])/gu
const MIN_CUTS_IN_LINES = 2
const MAX_WORD_LENGTH = 60
const MAX_NAMED_WORDS = 10
/** What can only be the end of a word. */
const WORD_END =
  /^(?:[a-z]{0,3}(?:tions?|sions?|ments?|ness|nesses|ities|ity|tive|tively|ingly|fully|lessly|cally|ously|teers?|teering|ances?|ences?|encies|ancies)|ing|ings|ción|ciones|mente|miento|mientos|dad|dades)(?![A-Za-zÀ-ỿ-])/u

/** With this many cut words, the text comes from a narrow column, and its hyphens are not those of compound words; fewer are enough beside the ends of words. */
const MIN_CUTS_OF_COLUMN = 3
export const findCutWords: FindLeftovers = (text, source) => {
  if (!/[-‐\u00AD][ \t]*\n|[a-zß-ỿ][-‐] [a-zß-ỿ]|[\uFB00-\uFB06]/u.test(text)) return []
  const atEnds = [...text.matchAll(CUT)]
  const inLines = [...text.matchAll(CUT_IN_LINE)]
  const isCutInLines = atEnds.length + inLines.length >= MIN_CUTS_IN_LINES
  const cuts = [...atEnds, ...(isCutInLines ? inLines : [])].sort((a, b) => a.index - b.index)
  const letters = [...text.matchAll(LIGATURE)]
  const [first] = [...cuts, ...letters].sort((a, b) => a.index - b.index)
  if (!first) return []
  const words = cuts.map((cut) => joinWord(source, cut))
  const changes: Change[] = [
    ...letters.map((match) => ({ ...getSpan(match), text: match[0].normalize('NFKC') })),
    ...cuts.map((match) => ({ ...getSpan(match), text: '' })),
  ]
  const { span, replacement } = joinChanges(source, changes)
  const getPartAfter = (cut: RegExpMatchArray) => source.slice(getSpan(cut).end)
  // A program that cuts one word with a hyphen cuts others, too.
  const isColumn =
    cuts.length >= MIN_CUTS_OF_COLUMN ||
    atEnds.filter((cut) => WORD_END.test(getPartAfter(cut))).length * 2 >= cuts.length
  const isCertain = cuts.every((cut) => {
    const after = getPartAfter(cut)
    const before = getPartBefore(source, cut)
    return WORD_END.test(after) || (isColumn && !isUnclear(before, after, text))
  })
  const leftover: Leftover = {
    problem: {
      ...(cuts.length > 0
        ? createCutProblem(words, letters.length > 0, nameOtherLines(text, cuts.map(getSpan)))
        : createGluedProblem(letters.map((letter) => getWord(source, letter)))),
      ...(isCertain ? { replacement } : {}),
    },
    at: span.start,
    span,
    claims: [],
  }
  return [leftover]
}

/** Returns the word of which a line break has two parts, with its hyphen if it may be a compound. */
function joinWord(source: string, cut: RegExpMatchArray): string {
  const { end } = getSpan(cut)
  const after = /^[A-Za-zÀ-ỿ\uFB00-\uFB06]+/u.exec(source.slice(end))?.[0] ?? ''
  const before = getPartBefore(source, cut)
  const hyphen = isCompound(before, source.slice(end), source) ? '-' : ''
  return `${before}${hyphen}${after}`.normalize('NFKC')
}

/** Returns the word around glued letters, with plain ones. */
function getWord(source: string, letter: RegExpMatchArray): string {
  const { start, end } = getSpan(letter)
  const before = /[A-Za-zÀ-ỿ\uFB00-\uFB06]*$/u.exec(
    source.slice(Math.max(0, start - MAX_WORD_LENGTH), start),
  )
  const after = /^[A-Za-zÀ-ỿ\uFB00-\uFB06]*/u.exec(source.slice(end))
  return `${before?.[0] ?? ''}${letter[0]}${after?.[0] ?? ''}`.normalize('NFKC')
}

function getPartBefore(source: string, cut: RegExpMatchArray): string {
  const { start } = getSpan(cut)
  const before = /\S+$/.exec(source.slice(Math.max(0, start - MAX_WORD_LENGTH), start))?.[0] ?? ''
  return before.replace(/^[^\p{L}]+/u, '')
}

/** @param lines names the lines of all words but the first one */
const createCutProblem = (
  words: readonly string[],
  hasLetters: boolean,
  lines: string,
): Leftover['problem'] => ({
  code: 'word-cut',
  message: `${words.length === 1 ? 'A word was' : `${words.length} words were`} split at the end of a line, and visitors would see a gap in ${words.length === 1 ? 'it' : 'them'}${lines}.`,
  fix: `Write ${words.length === 1 ? 'it' : 'each'} in one piece: ${listWords(words, MAX_NAMED_WORDS)}${hasLetters ? '. Type the letters ff, fi and fl as two letters each: a PDF glues them together' : ''}.`,
})

const createGluedProblem = (words: readonly string[]): Leftover['problem'] => ({
  code: 'pasted-letters',
  message:
    'Two letters were glued to one when the text was copied from a PDF, so a search would not find the word.',
  fix: `Type letter by letter: ${listWords([...new Set(words)], MAX_NAMED_WORDS)}`,
})

// Finds several Spanish words in the middle of an English line: "families who are new here y no conocen a nadie".
import { hasEnglishWord } from '../../../translations/comparison/english-blocks'
import type { LeftPhrase } from './day-names'

const readWords = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Small words that are only Spanish. */
const SPANISH = readWords(
  'y que del los las unos unas su sus por se nos les muy más también cuando quien quienes nadie pero porque aquí está están este esta estos estas para lo como sin',
)
/** Small words that are Spanish, and in other languages too. */
const SHARED = readWords('a al de el en es la le me mi no o si son te tu un una con ni ya nada')
/** Matches a word that may be Spanish. */
const LIKE_SPANISH = /^[a-zß-ỿ]{2,}(?:[aeo]s?|[aeo]n|[aeií]r|[aei]l|ad|[aeo]res|[áéíó])$/u
const OTHER_SENTENCES = /^.*[.!?:] /su
const NEXT_SENTENCES = /[.!?:](?: .*|$)/su
const MIN_WORDS = 4
/** Of the words that are only Spanish. */
const MIN_SPANISH = 2

type Run = { readonly words: readonly RegExpExecArray[] }

/** Returns the only such run of an English line without quotations. */
export function findLongRun(line: string): LeftPhrase[] {
  const [first, another] = listRuns(line)
  if (first === undefined || another !== undefined) return []
  const [start, last] = [first.words[0], first.words.at(-1)]
  if (start === undefined || last === undefined) return []
  const [index, end] = [start.index, last.index + last[0].length]
  const before = line.slice(0, index).replace(OTHER_SENTENCES, '')
  const rest = `${before} ${line.slice(end).replace(NEXT_SENTENCES, '')}`
  return hasEnglishWord(rest) ? [{ words: line.slice(index, end), index, written: null }] : []
}

function listRuns(line: string): Run[] {
  const runs: RegExpExecArray[][] = []
  let end = -1
  for (const word of line.matchAll(/[A-Za-zÀ-ỿ’'-]+/gu)) {
    const isBeside = end >= 0 && line.slice(end, word.index) === ' '
    if (isBeside && mayBeSpanish(word[0])) runs.at(-1)?.push(word)
    else if (SPANISH.has(word[0])) runs.push([word])
    else {
      end = -1
      continue
    }
    end = word.index + word[0].length
  }
  return runs.map((words) => ({ words: trimEnd(words) })).filter(isLong)
}

/** Omits the words at the end that no small Spanish word leads to. */
function trimEnd(words: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  const last = words.findLastIndex((word) => isSmall(word[0]))
  return words.slice(0, last + 2)
}

const isSmall = (word: string): boolean => SPANISH.has(word) || SHARED.has(word)
const mayBeSpanish = (word: string): boolean =>
  isSmall(word) || (LIKE_SPANISH.test(word) && !hasEnglishWord(word))
const isLong = ({ words }: Run): boolean =>
  words.length >= MIN_WORDS && words.filter(([word]) => SPANISH.has(word)).length >= MIN_SPANISH

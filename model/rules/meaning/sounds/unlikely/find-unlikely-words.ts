// Finds words that hardly anybody means on this site, and that are one letter away from another one.
import { UNLIKELY_BESIDE } from './unlikely-beside'
import { UNLIKELY_WORDS } from './unlikely-words'

export type UnlikelyWord = {
  readonly words: string
  readonly index: number
  /** The words that may be meant, with the capital letter of the one that was typed. */
  readonly meant: readonly string[]
}

type Side = ReadonlySet<string> | null
/** The words that may have been meant, and the words before and after which the rule applies: null allows any. */
type Rule = {
  readonly meant: readonly string[]
  readonly before: Side
  readonly after: Side
  /** Whether the rule applies everywhere except beside those words. */
  readonly isUnless: boolean
}

const splitWords = (words: string): string[] => words.split(' ').filter((word) => word !== '')

const createSide = (words: string): Side => {
  const list = splitWords(words)
  return list.length === 0 ? null : new Set(list)
}

/** Reads a line such as `hall = hell hull | fellowship church _`. */
function readLine(line: string): [wrong: string, rule: Rule][] {
  const [, meant = '', wrong = '', mark, before = '', after = ''] =
    /^(\S+) = ([^|!]+)([|!])([^_]*)_(.*)$/.exec(line) ?? []
  if (meant === '') throw new Error(`A line of unlikely words cannot be read: ${line}`)
  const rule = {
    meant: meant.split('|'),
    before: createSide(before),
    after: createSide(after),
    isUnless: mark === '!',
  }
  return splitWords(wrong).map((word) => [word, rule])
}

const RULES = new Map<string, Rule[]>()
for (const [wrong, rule] of [
  ...UNLIKELY_WORDS.flatMap(([meant, unlikely]) => readLine(`${meant} = ${unlikely} | _`)),
  ...UNLIKELY_BESIDE.flatMap(readLine),
])
  RULES.set(wrong, [...(RULES.get(wrong) ?? []), rule])

const WORD = /[A-Za-z]+/g
/** Match what is around a part of an address, of a file name or of a word with an apostrophe. */
const PART_BEFORE = /[A-Za-zÀ-ỿ\d@#./_’'&]$/u
const PART_AFTER = /^(?:[A-Za-zÀ-ỿ\d@/_’'&]|\.[A-Za-zÀ-ỿ])/u
const WORD_BEFORE = /(?<![A-Za-zÀ-ỿ’'])([A-Za-zÀ-ỿ\d’']+)[ \n-]$/u
const WORD_AFTER = /^[ \n-]([A-Za-zÀ-ỿ\d’']+)/u
/** Matches the end of a text after which a sentence, a title or a line begins; "Mrs." and "B." are parts of names. */
const BEGINNING =
  /(?:^|(?:(?<!(?<![A-Za-zÀ-ỿ])[A-ZÀ-Þ][A-Za-zÀ-ỿ]{0,3})\.|[!?:])[”"]?\s+|\n)[-#>*_\s“"[\d.)]*$/u
const END = /^(?:\s?[.,;:!?)]|\s?$|\n\n)|^\n\s*[-*#>\d]/u
/** In characters; no word beside another one is longer. */
const MAX_BESIDE = 40

/** Looks each word up in a map, because texts are checked after every edit. */
export const findUnlikelyWords = (text: string): UnlikelyWord[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: words, index }) => {
    const rules = RULES.get(words.toLowerCase())
    if (rules === undefined) return []
    const before = text.slice(Math.max(0, index - MAX_BESIDE), index)
    const after = text.slice(index + words.length, index + words.length + MAX_BESIDE)
    if (PART_BEFORE.test(before) || PART_AFTER.test(after) || /^.+[A-Z]/.test(words)) return []
    const isCapitalized = /^[A-Z]/.test(words)
    if (isCapitalized && (!BEGINNING.test(before) || /^\.?[ -][A-ZÀ-Þ]/u.test(after))) return []
    if (isInCode(text, index)) return []
    const rule = rules.find((each) => fits(each, before, after))
    if (rule === undefined) return []
    const meant = rule.meant.map((word) => (isCapitalized ? capitalize(word) : word))
    return [{ words, index, meant }]
  })

function fits({ before, after, isUnless }: Rule, textBefore: string, textAfter: string): boolean {
  const isAfter = before?.has(nameWord(WORD_BEFORE.exec(textBefore)?.[1])) ?? null
  const isBefore = after?.has(nameWord(WORD_AFTER.exec(textAfter)?.[1])) ?? null
  if (isUnless) return !(isAfter === true || isBefore === true)
  const isFirst = before?.has('^') === true && BEGINNING.test(textBefore)
  const isLast = after?.has('.') === true && END.test(textAfter)
  // A word with a hyphen is one that people have chosen, such as "go-getter", unless it is known.
  const isPart = textBefore.endsWith('-') || textAfter.startsWith('-')
  if (before === null && after === null) return !isPart
  return (isAfter !== false || isFirst) && (isBefore !== false || isLast)
}

/** Returns a word beside another one as the tables have it: a number is `#`. */
const nameWord = (word = ''): string =>
  /^\d/.test(word) ? '#' : word.toLowerCase().replaceAll('’', "'")

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Returns whether a word is between backticks in its line. */
function isInCode(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
  return line.split('`').length % 2 === 0
}

/** Returns how often a word is in a text. */
export const countWord = (text: string, word: string): number =>
  text.toLowerCase().match(new RegExp(`(?<![A-Za-zÀ-ỿ])${word.toLowerCase()}(?![A-Za-zÀ-ỿ])`, 'gu'))
    ?.length ?? 0

// Says which marks a phone wrote as words, and what to type in place of them.
import { listWords } from '../../../text/list-words'
import type { Leftover } from '../leftover'

const NEW_LINE = /line|línea/
const NEW_PARAGRAPH = /paragraph|párrafo|aparte/
/** Matches the words for a new line or a new paragraph alone, which are no marks. */
const NO_MARK =
  /^"(?:(?:new|next) (?:line|paragraph)|(?:nueva|siguiente) línea|(?:nuevo|siguiente) párrafo|párrafo nuevo)"$/i

export type WrittenMarks = {
  /** The words with their marks, or null if they are not certain or too long to show. */
  readonly written: string | null
  /** These words as several paragraphs, or null if they are none or too long. */
  readonly paragraphs: readonly string[] | null
  /** Whether the words for a new paragraph only have to go, because an empty line is there. */
  readonly isGone: boolean
  /** The first words of the new paragraph, or null if they need no other letter. */
  readonly next: string | null
}

/** Says what the phone typed, and what to type in place of it. */
export function describeMarks(
  words: readonly string[],
  count: number,
  { written, paragraphs, isGone, next }: WrittenMarks,
): Pick<Leftover['problem'], 'message' | 'fix'> {
  const marks = words.filter((word) => !NO_MARK.test(word))
  const gap = words.some((word) => NEW_PARAGRAPH.test(word))
    ? 'paragraph'
    : words.some((word) => NEW_LINE.test(word))
      ? 'line'
      : null
  const all = listWords(words)
  const capital = next === null ? '' : ` Begin the next words with a capital: ${next}`
  if (marks.length === 0) {
    const message = `Your phone typed the words ${all} instead of pressing Enter.`
    if (isGone) return { message, fix: `Delete ${all}.` }
    if (words.length > 1)
      return { message, fix: `Delete these words.${ADVICE.paragraph}${ADVICE.line}${capital}` }
    const typing =
      gap === 'paragraph' ? 'and press Enter twice there' : 'type \\ there, and press Enter'
    return { message, fix: `Delete ${all}, ${typing}.${capital}` }
  }
  const commands = words.filter((word) => NO_MARK.test(word))
  const message =
    commands.length > 0
      ? `Your phone wrote down what you said to it: ${all}.`
      : describeWords(words, count > words.length)
  if (isGone && written !== null && commands.length > 0)
    return { message, fix: `Write "${written}", and delete ${listWords(commands)}.` }
  if (gap === null && written !== null) return { message, fix: `Write "${written}"` }
  if (gap === 'paragraph' && paragraphs !== null) {
    const quoted = paragraphs.map((paragraph) => `"${paragraph}"`)
    return { message, fix: `Write ${quoted.join(' Press Enter twice, and write ')}` }
  }
  const names = marks.map(nameMark)
  const own = names.includes(null)
    ? `Type the mark${names.length > 1 ? 's' : ''}`
    : `Type ${listWords(
        names.map((name) => name ?? ''),
        names.length,
      )}`
  const place =
    count > marks.length && marks.length === 1
      ? `each ${listWords(marks)}`
      : listWords(marks, marks.length)
  return {
    message,
    fix: `${own} in place of ${place}${names.includes(null) ? '' : `, with no space before ${count > 1 ? 'them' : 'it'}`}.${gap === null ? '' : adviseOnGap(gap, commands)}${capital}`,
  }
}

/** @param isRepeated whether one of these words is there more than once */
function describeWords(words: readonly string[], isRepeated: boolean): string {
  const [first = '', another] = words
  const name = nameMark(first)
  if (another === undefined && !isRepeated && name !== null && first.includes(' '))
    return `Your phone seems to have written out ${first} in place of ${name}${NEW_PARAGRAPH.test(first) ? ' and a new paragraph' : NEW_LINE.test(first) ? ' and a new line' : ''}.`
  const isSeveral = another !== undefined
  const meant = isSeveral ? 'punctuation marks' : showMark(first)
  return `Your phone seems to have typed the word${isSeveral ? 's' : ''} ${listWords(words)} in place of ${meant}${isRepeated && !isSeveral ? ' each time' : ''}.`
}

function adviseOnGap(gap: keyof typeof ADVICE, commands: readonly string[]): string {
  return commands.length === 0 || gap === 'line'
    ? ADVICE[gap]
    : ` Delete ${listWords(commands)}, and press Enter twice there.`
}

/** Says what to type where a paragraph or a line begins. */
const ADVICE = {
  paragraph: ' Where a new paragraph begins, press Enter twice.',
  line: ' Where a new line begins, type \\ and press Enter.',
} as const

/** Returns the name of the mark that a phone wrote as words, or null. */
const nameMark = (words: string): string | null => findMark(words)?.[1] ?? null

/** Returns the name of the mark, and the mark itself. */
function showMark(words: string): string {
  const [, name = 'a punctuation mark', character] = findMark(words) ?? []
  return character === undefined ? name : `${name} (${character})`
}

const findMark = (words: string) => MARKS.find(([pattern]) => pattern.test(words))

const MARKS: readonly (readonly [pattern: RegExp, name: string, character: string])[] = [
  [/^"(?:semicolon|punto y coma)/i, 'a semicolon', ';'],
  [/^"(?:colon|dos puntos)/i, 'a colon', ':'],
  [/^"(?:period|full stop|punto)/i, 'a period', '.'],
  [/^"comm?a/i, 'a comma', ','],
  [/^"question|interrogación/i, 'a question mark', '?'],
  [/^"exclamation|exclamación|admiración/i, 'an exclamation point', '!'],
]

/** Matches the words for a new paragraph before small letters, and the words that come next, up to the words of a mark. */
const SMALL_AFTER =
  /\b(?:(?:new|next) paragraph|(?:nuevo|siguiente) párrafo|párrafo nuevo|punto y aparte)[.,!]?\s+([a-zß-ỿ][A-Za-zÀ-ỿ’']*(?: (?!(?:comm?a|period|punto|question|exclamation|signos?|new|next)\b)[A-Za-zÀ-ỿ’']+){0,3})/iu

/** Returns the first of the words that a new paragraph begins with, with the capital that they lack; null if they lack none. */
export function readNextWords(block: string): string | null {
  const words = SMALL_AFTER.exec(block)?.[1] ?? ''
  return /^[a-zß-ỿ]/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : null
}

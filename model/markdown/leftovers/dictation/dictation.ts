// Finds marks that a phone wrote as words when a text was dictated.
import { MAY_BE_LIST, readDictatedList } from './dictated-lists'
import { findDictatedWord } from './dictated-commands'
import { endSentence } from './dictated-ends'
import { getChangedParagraphs, getChangedWords } from './changed-words'
import { writeMarks } from './dictated-marks'
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'
import { listWords } from '../../../text/list-words'

/** Words that hardly anyone writes, and words that count only beside these. */
const CERTAIN =
  /\b(?:exclamation (?:point|mark)|(?:period|question mark|comma) new (?:line|paragraph)|new paragraph|question mark|(?<=\p{Ll} )comma(?= \p{L})|full stop|signos? de (?:exclamación|interrogación|admiración)|punto y (?:aparte|seguido)|nuevo párrafo|nueva línea|(?<!\b(?:the|this|that|an?|on|in|each|every|your) )next line(?= \p{L})|siguiente línea(?= \p{L})|(?:open|close|left|right) paren(?:thes[ie]s)?|(?:abr[ei]r?|cerrar|cierra) paréntesis)\b/giu
const POSSIBLE =
  /\b(?:period(?= \p{Lu}|\s*$)|new line|open quotes?|close quotes?|semicolon|(?<=\p{Ll} )coma(?= \p{L})|dos puntos|[Bb]ullet(?: point)?(?= \p{Ll})|[Vv]iñeta(?= \p{Ll})|(?:[Dd]ash|[Hh]yphen|[Gg]ui[oó]n|[Cc]olon)(?= \p{L})|[Nn]umber (?:one|two|three|four)(?= \p{L}))\b/gu
const ANY =
  /exclamation|question mark|new paragraph|comma|full stop|(?:new|next|siguiente) (?:line|párrafo|paragraph)|párrafo nuevo|signos? de|\bcoma\b|\bpunto\b|\bperiod\b|nuevo párrafo|nueva línea|next line|siguiente línea|\bparen(?:thes|s?\b)|paréntesis/i
/** Several of these in a paragraph can only be marks. */
const PERIOD =
  /(?<=\p{Ll} )(?<!\b(?:the|an?|this|that|each|every|your|our|of|long|short|time|trial) )period(?= \p{Lu}|\s*$)/gmu
/** Several of these are no forms of "comer", and no points: each is between words that need a mark. */
const COMA =
  /(?<=\p{Ll} )(?<!\b(?:que|no|y|o|ni|usted|ella|él|cuando|si|nunca|siempre|la|una|el|se|lo|quien|bien|donde|en|de|niño|niña|persona) )coma(?= \p{Ll})/gu
const PUNTO =
  /(?<=\p{Ll} )(?<!\b(?:el|un|este|ese|a|al|en|de|del|cierto|buen|mismo|cada|su|y|tal|último|primer) )punto(?= \p{Lu}|\s*$)/gmu
/** Matches the words of two marks: "period new paragraph". */
const TWO_MARKS = /^(?:period|question mark|comma) new/i
const MIN_WORDS = 2
/** More items of a list are not shown. */
const MAX_ITEMS = 8

export const findDictation: FindLeftovers = (text, _source, blocks) => {
  const mayBeList = MAY_BE_LIST.test(text)
  if (!mayBeList && !ANY.test(text)) return []
  for (const lines of blocks) {
    const start = lines[0]?.start ?? 0
    const block = text.slice(start, lines.at(-1)?.end)
    const items = mayBeList ? readDictatedList(block) : null
    if (items !== null) return [createList(items, { start, end: start + block.length })]
    const repeated = [PERIOD, COMA, PUNTO].flatMap((mark) => {
      const found = [...block.matchAll(mark)]
      return found.length < MIN_WORDS ? [] : found
    })
    const certain = [...block.matchAll(CERTAIN), ...repeated]
    const possible = [...block.matchAll(POSSIBLE)].filter(
      ({ index }) => !certain.some((match) => index >= match.index && index < getSpan(match).end),
    )
    const all = [...certain, ...possible].sort((a, b) => a.index - b.index)
    const [first] = all
    const count = all.reduce((sum, [words]) => sum + (TWO_MARKS.test(words) ? 2 : 1), 0)
    if (first && certain.length > 0 && count >= MIN_WORDS) {
      const words = [...new Set(all.map(([word]) => `"${word.toLowerCase()}"`))]
      const position = { start, block, count: all.length }
      return [createMarks(words, start + first.index, position, writeMarks(block))]
    }
    const single = findDictatedWord(block)
    if (single === null) continue
    const position = { start, block, count: 1 }
    const [words, at] = [[`"${single.word}"`], start + single.index]
    if (single.isClear) return [createMarks(words, at, position, writeMarks(block))]
    const ended = endSentence(block, single)
    const found = createMarks(words, at, position, ended?.text ?? null)
    return [ended === null ? found : adviseOnEnd(found, ended.sentence)]
  }
  return []
}

/**
 * @param count how many words of marks the block has
 * @param written the block with its marks, or null if they are not certain
 */
function createMarks(
  words: readonly string[],
  at: number,
  {
    start,
    block,
    count,
  }: { readonly start: number; readonly block: string; readonly count: number },
  written: string | null,
): Leftover {
  return {
    problem: {
      code: 'text-dictated',
      severity: 'warning',
      ...describeMarks(words, count, {
        written: written === null ? null : getChangedWords(block, written),
        paragraphs: written === null ? null : getChangedParagraphs(block, written),
        next: readNextWords(block),
      }),
      ...(written === null ? {} : { replacement: written }),
    },
    at,
    span: written === null ? { start: at, end: at } : { start, end: start + block.length },
    claims: [],
  }
}

const NEW_LINE = /line|línea/
const NEW_PARAGRAPH = /paragraph|párrafo|aparte/
/** Matches the words for a new line or a new paragraph alone, which are no marks. */
const NO_MARK =
  /^"(?:(?:new|next) (?:line|paragraph)|(?:nueva|siguiente) línea|(?:nuevo|siguiente) párrafo|párrafo nuevo)"$/i

/**
 * Says what the phone typed, and what to type in place of it.
 * @param written the words with their marks, or null if they are not certain or too long to show
 * @param paragraphs these words as several paragraphs, or null if they are none or too long
 * @param next the first words of the new paragraph, or null if they need no other letter
 */
function describeMarks(
  words: readonly string[],
  count: number,
  {
    written,
    paragraphs,
    next,
  }: {
    readonly written: string | null
    readonly paragraphs: readonly string[] | null
    readonly next: string | null
  },
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
    if (words.length > 1)
      return { message, fix: `Delete these words.${ADVICE.paragraph}${ADVICE.line}${capital}` }
    const typing =
      gap === 'paragraph' ? 'and press Enter twice there' : 'type \\ there, and press Enter'
    return { message, fix: `Delete ${all}, ${typing}.${capital}` }
  }
  const message = `Your phone typed ${marks.length > 1 || count > words.length ? 'marks' : 'a mark'} as words: ${all}.`
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
    fix: `${own} in place of ${place}.${gap === null ? '' : ADVICE[gap]}${capital}`,
  }
}

/** Says what to type where a paragraph or a line begins. */
const ADVICE = {
  paragraph: ' Where a new paragraph begins, press Enter twice.',
  line: ' Where a new line begins, type \\ and press Enter.',
} as const

/** Returns the name of the mark that a phone wrote as words, or null. */
const nameMark = (words: string): string | null =>
  MARK_NAMES.find(([pattern]) => pattern.test(words))?.[1] ?? null

const MARK_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^"(?:semicolon|punto y coma)/i, 'a semicolon'],
  [/^"(?:colon|dos puntos)/i, 'a colon'],
  [/^"(?:period|full stop|punto)/i, 'a period'],
  [/^"comm?a/i, 'a comma'],
  [/^"question|interrogación/i, 'a question mark'],
  [/^"exclamation|exclamación|admiración/i, 'an exclamation point'],
]

/** Matches the words for a new paragraph before small letters, and the words that come next, up to the words of a mark. */
const SMALL_AFTER =
  /\b(?:(?:new|next) paragraph|(?:nuevo|siguiente) párrafo|párrafo nuevo|punto y aparte)[.,!]?\s+(\p{Ll}[\p{L}’']*(?: (?!(?:comm?a|period|punto|question|exclamation|signos?|new|next)\b)[\p{L}’']+){0,3})/iu

/** Returns the first of the words that a new paragraph begins with, with the capital that they lack; null if they lack none. */
function readNextWords(block: string): string | null {
  const words = SMALL_AFTER.exec(block)?.[1] ?? ''
  return /^\p{Ll}/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : null
}

/** Adds how the sentence before a new paragraph has to end. */
const adviseOnEnd = (found: Leftover, sentence: string): Leftover => ({
  ...found,
  problem: {
    ...found.problem,
    fix: `${found.problem.fix} End the sentence before it with a period: ${sentence}`,
  },
})

function createList(items: readonly string[], span: Leftover['span']): Leftover {
  const replacement = items.map((item) => `- ${item}`).join('\n')
  return {
    problem: {
      code: 'text-dictated',
      severity: 'warning',
      message: 'A phone seems to have written the marks of a list as words.',
      fix: `Write each of these on its own line: ${listWords(
        items.map((item) => `"- ${item}"`),
        MAX_ITEMS,
      )}`,
      replacement,
    },
    ...{ at: span.start, span, claims: [] },
  }
}

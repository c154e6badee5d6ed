// Finds marks that a phone wrote as words when a text was dictated.
import { MAY_BE_LIST, readDictatedList } from './dictated-lists'
import { findDictatedWord, writeCommands } from './dictated-commands'
import { endSentence } from './dictated-ends'
import { getChangedParagraphs, getChangedWords } from './changed-words'
import { describeMarks, readNextWords } from './describe-marks'
import { SMALL_PERIOD, writeMarks } from './dictated-marks'
import { getSpan, type FindLeftovers, type Leftover } from '../leftover'
import { listWords } from '../../../text/list-words'

/** Words that hardly anyone writes, and words that count only beside these. */
const CERTAIN =
  /\b(?:exclamation (?:point|mark)|(?:period|question mark|comma) new (?:line|paragraph)|new paragraph|question mark|(?<=[a-zß-ỿ] )comma(?= [A-Za-zÀ-ỿ])|full stop|signos? de (?:exclamación|interrogación|admiración)|punto y (?:aparte|seguido)|nuevo párrafo|nueva línea|(?<!\b(?:the|this|that|an?|on|in|each|every|your) )next line(?= [A-Za-zÀ-ỿ])|siguiente línea(?= [A-Za-zÀ-ỿ])|(?:open|close|left|right) paren(?:thes[ie]s)?|(?:abr[ei]r?|cerrar|cierra) paréntesis)\b/giu
const POSSIBLE = new RegExp(
  `\\b(?:period(?= [A-ZÀ-Þ]|\\s*$)|${SMALL_PERIOD}|new line|open quotes?|close quotes?|semicolon|(?<=[a-zß-ỿ] )coma(?= [A-Za-zÀ-ỿ])|dos puntos|[Bb]ullet(?: point)?(?= [a-zß-ỿ])|[Vv]iñeta(?= [a-zß-ỿ])|(?:[Dd]ash|[Hh]yphen|[Gg]ui[oó]n|[Cc]olon)(?= [A-Za-zÀ-ỿ])|[Nn]umber (?:one|two|three|four)(?= [A-Za-zÀ-ỿ]))\\b`,
  'gu',
)
const ANY =
  /exclamation|question mark|new paragraph|comma|full stop|(?:new|next|siguiente) (?:line|párrafo|paragraph)|párrafo nuevo|signos? de|\bcoma\b|\bpunto\b|\bperiod\b|nuevo párrafo|nueva línea|next line|siguiente línea|\bparen(?:thes|s?\b)|paréntesis/i
/** Several of these in a paragraph can only be marks. */
const PERIOD =
  /(?<=[a-zß-ỿ] )(?<!\b(?:the|an?|this|that|each|every|your|our|of|long|short|time|trial) )period(?= [A-ZÀ-Þ]|\s*$)/gmu
/** Several of these are no forms of "comer", and no points: each is between words that need a mark. */
const COMA =
  /(?<=[a-zß-ỿ] )(?<!\b(?:que|no|y|o|ni|usted|ella|él|cuando|si|nunca|siempre|la|una|el|se|lo|quien|bien|donde|en|de|niño|niña|persona) )coma(?= [a-zß-ỿ])/gu
const PUNTO =
  /(?<=[a-zß-ỿ] )(?<!\b(?:el|un|este|ese|a|al|en|de|del|cierto|buen|mismo|cada|su|y|tal|último|primer) )punto(?= [A-ZÀ-Þ]|\s*$| (?:ustedes|usted|nosotros|puede|pueden|si|también|gracias|venga|traiga|llame) )/gmu
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
  // Below the last sentence, the words for a new paragraph only have to go.
  const isGone = written !== null && written.split('\n').length === block.split('\n').length
  const typed = isGone ? writeCommands(block) : block
  return {
    problem: {
      code: 'text-dictated',
      severity: 'warning',
      ...describeMarks(words, count, {
        written: written === null ? null : getChangedWords(typed, written),
        isGone: isGone && typed !== block,
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

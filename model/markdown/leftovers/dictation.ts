// Finds marks that a phone wrote as words when a text was dictated.
import { getSpan, listWords, splitBlocks, type FindLeftovers } from './leftover'

/** Words that hardly anyone writes, and words that count only beside these. */
const CERTAIN =
  /\b(?:exclamation (?:point|mark)|(?:period|question mark|comma) new (?:line|paragraph)|new paragraph|question mark|(?<=\p{Ll} )comma(?= \p{L})|full stop|signos? de (?:exclamación|interrogación|admiración)|punto y (?:aparte|seguido)|nuevo párrafo|nueva línea)\b/giu
const POSSIBLE =
  /\b(?:period(?= \p{Lu}|\s*$)|new line|open quotes?|close quotes?|semicolon|(?<=\p{Ll} )coma(?= \p{L})|dos puntos)\b/gu
const ANY =
  /exclamation|question mark|new paragraph|comma|full stop|signos? de|punto y|nuevo párrafo|nueva línea/i
const MIN_WORDS = 2

export const findDictation: FindLeftovers = (text) => {
  if (!ANY.test(text)) return []
  for (const lines of splitBlocks(text)) {
    const start = lines[0]?.start ?? 0
    const block = text.slice(start, lines.at(-1)?.end)
    const certain = [...block.matchAll(CERTAIN)]
    const possible = [...block.matchAll(POSSIBLE)].filter(
      ({ index }) => !certain.some((match) => index >= match.index && index < getSpan(match).end),
    )
    const all = [...certain, ...possible].sort((a, b) => a.index - b.index)
    const [first] = all
    if (!first || certain.length === 0 || all.length < MIN_WORDS) continue
    const words = [...new Set(all.map(([word]) => `"${word.toLowerCase()}"`))]
    const span = { start: start + first.index, end: start + getSpan(first).end }
    return [
      {
        problem: {
          code: 'text-dictated',
          severity: 'warning',
          message: `A phone seems to have written marks as words: ${listWords(words)}.`,
          fix: 'Write the marks themselves, and an empty line before a new paragraph.',
        },
        at: span.start,
        span,
        claims: [],
      },
    ]
  }
  return []
}

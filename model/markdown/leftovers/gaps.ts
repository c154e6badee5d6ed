// Finds gaps that were left for the writer's own words, and reports all of them at once.
import { adviseOnGaps, GAP, type KnownWords } from '../../markup/gaps'
import {
  getSpan,
  getWholeLines,
  type FindLeftovers,
  type Leftover,
  type LeftoverContext,
} from './leftover'
import { listWords } from '../../text/list-words'
import type { Span } from '../span'

const BLANK = /(?<![\w\\_])_{3,}(?![\w_])/g
const FILLER = /\(?\bX{3}\)?[-. ]?X{3}[-. ]X{4}\b|\bXX[:/]XX\b|\$X{2,}\b|\bLorem ipsum\b/g

/** A name that is asked for at the end of a letter is alone on its line, perhaps after a dash. */
const SIGNED = /^[\s>*_–—-]*[[<{][^\][<>{}\n]+[\]>}][\s*_\\.,]*$/

export const findGaps: FindLeftovers = (text, _source, _blocks, context) => {
  if (!/[[<{]|_{3}|XX|Lorem/.test(text)) return []
  const blanks = [...text.matchAll(BLANK)].filter((match) => {
    const { start, end } = getWholeLines(text, getSpan(match))
    return /[A-Za-zÀ-ỿ]/u.test(text.slice(start, end))
  })
  const gaps = [...text.matchAll(GAP), ...text.matchAll(FILLER), ...blanks].sort(
    (a, b) => a.index - b.index,
  )
  const [first] = gaps
  if (!first) return []
  const words = [...new Set(gaps.map(([typed]) => typed))]
  const leftover: Leftover = {
    problem: {
      code: 'text-example',
      message: words.every((word) => /^lorem/i.test(word))
        ? 'Lorem ipsum is text that only fills a place until the real words are there.'
        : words.length === 1
          ? `${words[0] ?? ''} is a blank that nobody has filled in.`
          : `${listWords(words)} are blanks that nobody has filled in.`,
      fix: adviseOnGaps(words, getKnownWords(text, gaps, context)),
    },
    at: first.index,
    span: getSpan(first),
    claims: gaps.map((gap) => getClaim(text, gap)),
  }
  return [leftover]
}

function getKnownWords(
  text: string,
  gaps: readonly RegExpMatchArray[],
  { author, contacts }: LeftoverContext,
): KnownWords {
  const isSigned = gaps.some((gap) => {
    const { start, end } = getWholeLines(text, getSpan(gap))
    return /nam|nombre/i.test(gap[0]) && SIGNED.test(text.slice(start, end))
  })
  return {
    author: isSigned ? author : undefined,
    name: contacts?.name,
    phone: contacts?.phones[0],
    email: contacts?.email,
  }
}

/** Returns the gap, or from its start the link whose address has a gap. */
function getClaim(text: string, gap: RegExpMatchArray): Span {
  const span = getSpan(gap)
  const line = getWholeLines(text, span)
  const link = /\[[^\]\n]*\]\([^)\n]*$/.exec(text.slice(line.start, span.start))
  return link ? { start: line.start + link.index, end: span.end } : span
}

// Finds the numbers of sources, such as [1], that chat programs and encyclopedias put after a sentence.
import type { TextProblem } from '../../parse-context'
import { getSpan, joinChanges, nameOtherLines, type Change, type FindLeftovers } from '../leftover'

const NUMBERS = String.raw`(?:\[\d{1,2}\])(?: ?\[\d{1,2}\])*`
/** Matches numbers right after a sentence or a comma, after a space at the end of a line, or before the period. */
const CITED = new RegExp(
  String.raw`(?<=[\p{L}\d)%”"’][.!?,;:]["”’)]?)(?:${NUMBERS}(?=\s|$)| ${NUMBERS}(?=[ \t]*(?:\n|$)))|(?<=[\p{Ll}\d)%”"’]) ?${NUMBERS}(?=[.!?](?:\s|$))`,
  'gu',
)
/** What has a number of its own, such as `room [1]`. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:rooms?|doors?|steps?|tables?|numbers?|notes?|pages?|figures?|houses?|buildings?|lots?|items?|options?|and|or|see|in|to|on|salas?|puertas?|pasos?|mesas?|números?|notas?|páginas?|y|o|en|ver|vea)$/iu
const LISTED = /^\s*(?:[-*] )?\[1\]:? \S/m

export const findSourceNumbers: FindLeftovers = (text, source) => {
  if (!text.includes('[1]') || /^\s*\[1\]:/m.test(text)) return []
  const found = [...text.matchAll(CITED)].filter(
    ({ index }) => !NUMBERED.test(text.slice(Math.max(0, index - 20), index)),
  )
  const [first] = found
  if (!first || !found.some(([typed]) => typed.includes('[1]'))) return []
  const changes = found.map((match): Change => ({ ...getSpan(match), text: '' }))
  const { span, replacement } = joinChanges(source, changes)
  const typed = first[0].trim()
  const problem: TextProblem = {
    code: 'foreign-mark',
    severity: 'warning',
    message: `${typed} seems to be the number of a source that a chat program left${nameOtherLines(text, changes)}.`,
    fix: 'Delete it, and make sure that the sentence is true.',
    ...(LISTED.test(text) ? {} : { replacement }),
  }
  const at = first.index + first[0].indexOf('[')
  return [{ problem, at, span, claims: found.map(getSpan) }]
}

// Finds the numbers of sources or footnotes, such as [1], that chat programs, encyclopedias and Word put after a sentence.
import type { TextProblem } from '../../parse-context'
import { listWords } from '../../../text/list-words'
import { getSpan, joinChanges, nameOtherLines, type Change, type FindLeftovers } from '../leftover'

const NUMBERS = String.raw`(?:\[\d{1,2}\])(?: ?\[\d{1,2}\])*`
/** Matches numbers right after a word, a sentence or a comma, after a space at the end of a line, or before the punctuation. */
const CITED = new RegExp(
  String.raw`(?<=[A-Za-zÀ-ỿ\d)%”"’][.!?,;:]["”’)]?)(?:${NUMBERS}(?=\s|$)| ${NUMBERS}(?=[ \t]*(?:\n|$)))|(?<=[a-zß-ỿ\d)%”"’]) ?${NUMBERS}(?=[.!?](?:\s|$))|(?<=[a-zß-ỿ]{2}["”’)]?)${NUMBERS}(?=[,;:]? [A-Za-zÀ-ỿ(])`,
  'gu',
)
/** What has a number of its own, such as `room [1]`. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:rooms?|doors?|steps?|tables?|numbers?|notes?|pages?|figures?|houses?|buildings?|lots?|items?|options?|and|or|see|in|to|on|salas?|puertas?|pasos?|mesas?|números?|notas?|páginas?|y|o|en|ver|vea)$/iu
const LISTED = /^\s*(?:[-*] )?\[\d{1,2}\]:? \S/m

export const findSourceNumbers: FindLeftovers = (text, source) => {
  if (!/\[\d{1,2}\]/.test(text) || /^\s*\[\d{1,2}\]:/m.test(text)) return []
  const numbers = [...text.matchAll(CITED)].filter(
    ({ index }) => !NUMBERED.test(text.slice(Math.max(0, index - 20), index)),
  )
  const hasFirst = numbers.some(([typed]) => typed.includes('[1]'))
  // Without the first number, one after a space may belong to the text.
  const found = numbers.filter(([typed]) => hasFirst || typed.startsWith('['))
  const [first] = found
  if (!first) return []
  const changes = found.map((match): Change => ({ ...getSpan(match), text: '' }))
  const { span, replacement } = joinChanges(source, changes)
  const hasNotes = LISTED.test(text)
  const marks = [...new Set(found.flatMap(([typed]) => typed.match(/\[\d+\]/g) ?? []))]
  const problem: TextProblem = {
    code: 'foreign-mark',
    severity: 'warning',
    ...(marks.length === 1 ? describeOne : describeSeveral)(
      `${listWords(marks)}${nameOtherLines(text, changes)}`,
      hasNotes,
    ),
    ...(hasNotes ? {} : { replacement }),
  }
  const at = first.index + first[0].indexOf('[')
  return [{ problem, at, span, claims: found.map(getSpan) }]
}

const describeOne = (mark: string, hasNote: boolean) => ({
  message: `${mark} seems to be the mark of a footnote or a source${hasNote ? '. This site has no footnotes.' : ', and there is no such note here.'}`,
  fix: hasNote
    ? 'Delete it and the note. If people need the words of the note, put them into the text, in parentheses.'
    : 'Delete it.',
})

const describeSeveral = (marks: string, haveNotes: boolean) => ({
  message: `${marks} seem to be the marks of footnotes or sources${haveNotes ? '. This site has no footnotes.' : ', and there are no such notes here.'}`,
  fix: haveNotes
    ? 'Delete them and the notes. If people need the words of the notes, put them into the text, in parentheses.'
    : 'Delete them.',
})

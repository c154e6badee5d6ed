// Notes an event whose text says in words how long it is, when it begins, or from when until when, and whose field has other hours.
import { countMinutes } from '../../../../dates/clock-time'
import { readEventTimes } from '../../../../dates/event-times'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { OTHER } from '../written-times'
import type { Other } from './event-hours'
import { findLateRow } from './late-rows'
import { findOtherLength } from './other-lengths'
import { findOtherSpan } from './other-spans'
import { createStartFinder } from './other-starts'

const FIELDS = ['summary', 'description']
const SENTENCE_END = /(?<=[.!?;])\s/
const HEADING = /^#+ /

export function checkWholeTimes(
  { frontMatter, body, bodyLine }: SplitText,
  { time, startDate, status }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof time !== 'string' || startDate !== undefined || status !== undefined) return []
  const times = frontMatter.has('location') ? readEventTimes(time) : null
  if (times === null || times.end === null) return []
  const hours = { start: countMinutes(times.start), end: countMinutes(times.end) }
  const fields = FIELDS.flatMap((name) => {
    const value = frontMatter.get(name)
    return value && 'text' in value ? [{ line: value.line, text: value.text }] : []
  })
  let isOther = false
  const rows = body.split('\n').flatMap((text, index) => {
    if (HEADING.test(text)) isOther = OTHER.test(text)
    return isOther ? [] : [{ line: bodyLine + index, text }]
  })
  const lines = [...fields, ...rows]
  const findOtherStart = createStartFinder(lines, hours)
  const found = lines.flatMap(({ line, text }) =>
    text.split(SENTENCE_END).flatMap((sentence) => {
      const other =
        findOtherLength(sentence, hours) ??
        findOtherSpan(sentence, hours) ??
        findOtherStart(sentence)
      return other === null ? [] : [{ ...describe(other, time), line, column: 1 }]
    }),
  )
  if (found.length > 0) return found
  const late = findLateRow(rows, hours)
  return late === null ? [] : [{ ...describe(late, time), line: late.line, column: 1 }]
}

const describe = ({ typed, right }: Other, time: string): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `This line says "${typed}", but the field says time: ${time}.`,
  fix: `If the field is right, write "${right}" here. If this line is right, correct the field.`,
})

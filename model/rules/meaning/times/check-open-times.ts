// Notes an event whose text says when it begins while its field has no time yet, and the reverse.
import { readEventTimes } from '../../../dates/event-times'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { findEventSpans, findEventTimes, formatTime } from './written-times'

const UNKNOWN =
  /^(?:tb[acd]|to be (?:announced|determined|decided|confirmed)|unknown|soon|coming soon|por (?:anunciar|definir|confirmar)|pendiente)\.?$/i
const MAY_HAVE_TIME = /\d\s?[ap]\.?\s?m\b/i
/** Matches a sentence that says of the time of the whole event that it is not known. */
const NOT_KNOWN =
  /\b(?:(?:times?|hours?)(?: and (?:place|location))?(?: of the event)?(?: (?:is|are))?(?: still| yet)*:? (?:tb[acd]\b|to be (?:announced|determined|decided)|will be announced)|horas?(?: y (?:el )?lugar)?(?: del evento)?:? (?:está )?(?:por (?:anunciar|definir|confirmar)|se (?:anunciará|confirmará)))/i
/** Matches words by which a span is that of the whole event. */
const INVITATION =
  /\b(?:come|join us|we meet|event|evening|party|venga|acompáñenos|nos reunimos|evento)\b/i
const FIELDS = ['summary', 'description']

export function checkOpenTimes(
  { frontMatter, body, bodyLine }: SplitText,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const { date, time, startDate } = values
  if (typeof date !== 'string' || startDate !== undefined || !frontMatter.has('location')) return []
  const fields = FIELDS.flatMap((name) => {
    const value = frontMatter.get(name)
    return value && 'text' in value ? [{ line: value.line, text: value.text }] : []
  })
  const lines = [...fields, ...body.split('\n').map((text, at) => ({ line: bodyLine + at, text }))]
  const value = frontMatter.get('time')
  if (typeof time === 'string' && !UNKNOWN.test(time.trim())) {
    const open = readEventTimes(time) && lines.find(({ text }) => NOT_KNOWN.test(text))
    const words = open && NOT_KNOWN.exec(open.text)?.[0]
    return open && words ? [{ ...timeKnown(words, time), line: open.line, column: 1 }] : []
  }
  // A value that could not be read has been reported.
  if ('time' in values && time === undefined) return []
  const found = lines.find(({ text }) => MAY_HAVE_TIME.test(text) && hasTime(text))
  if (found === undefined) return []
  const { line = found.line, column = 1 } = value ?? {}
  const problem = timeOpen(found, typeof time === 'string' ? time : null)
  return [{ ...problem, ...(value === undefined ? {} : { field: 'time' }), line, column }]
}

const findSpans = (text: string) => (INVITATION.test(text) ? findEventSpans(text) : [])

const hasTime = (text: string): boolean =>
  findEventTimes(text).length > 0 || findSpans(text).length > 0

/** Returns when the event begins, and perhaps when it ends, by a line that may say only when its doors open. */
function readHours(text: string): string | null {
  const [span] = findSpans(text)
  if (span !== undefined) return `${formatTime(span.from)} - ${formatTime(span.to)}`
  const start = findEventTimes(text).find(({ role }) => role === 'start')
  return start === undefined ? null : formatTime(start.time)
}

function timeOpen(
  { line, text }: { readonly line: number; readonly text: string },
  time: string | null,
): FileProblem {
  const typed = findEventTimes(text)[0]?.typed ?? findSpans(text)[0]?.typed ?? ''
  const hours = readHours(text)
  return {
    code: 'time-differs',
    severity: 'warning',
    message:
      time === null
        ? `Line ${line} says "${typed}", but there is no line with the time of this event.`
        : `The field says time: ${time}, but line ${line} says "${typed}".`,
    fix:
      hours === null
        ? time === null
          ? 'Add a line that begins with time: and says when the event begins.'
          : `Write when the event begins in place of ${time}.`
        : `If that is the time of the event, write time: ${hours}`,
  }
}

const timeKnown = (words: string, time: string): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `This line says "${words}", but the field says time: ${time}.`,
  fix: 'If the field is right, take this sentence out. If not, write time: TBD',
})

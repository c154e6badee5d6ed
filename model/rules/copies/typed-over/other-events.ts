// Notes a file whose words name one event, while its field `event` has another: a poster for the walk that was copied from one for the gala.
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { getName } from '../name-words'
import {
  findKind,
  findWholeName,
  mayBeAbout,
  readNamedEvent,
  type NamedEvent,
} from './named-events'

export function checkOtherEvents(entries: readonly ParsedEntry[]): Problem[] {
  const events = entries.flatMap((parsed) => readNamedEvent(parsed))
  return entries.flatMap((parsed) => {
    const { event, description, draft } = parsed.entry
    if (typeof event !== 'string' || draft === true) return []
    const own = events.filter(({ slug }) => slug === event)
    const [first] = own
    if (!first) return []
    const text = typeof description === 'string' ? removeSourceMarks(description) : ''
    const isOwn = (words: string) => own.some((named) => mayBeAbout(words, named))
    const find = (words: string, isTitle: boolean) => {
      const found = findWholeName(words, events) ?? findKind(words, events, isTitle)
      return found === null || found.slug === event || isOwn(words) ? null : found
    }
    const title = getName(parsed.entry)
    const ofTitle = find(title, true)
    const ofText = find(text, false)
    if (ofTitle && !isOwn(text))
      return [createProblem(otherEvent('title', ofTitle, first), getFieldPosition(parsed, 'event'))]
    if (!ofText) return []
    return [
      isOwn(title)
        ? createProblem(otherText(ofText, first), getFieldPosition(parsed, 'description'))
        : createProblem(
            otherEvent('description', ofText, first),
            getFieldPosition(parsed, 'event'),
          ),
    ]
  })
}

const otherEvent = (field: string, named: NamedEvent, own: NamedEvent): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `The ${field} names ${named.title}, but this line has the name of another event: ${own.title}.`,
  fix: `If this belongs to ${named.title}, write event: ${named.slug}. If it belongs to ${own.title}, name that event in the ${field}.`,
})

const otherText = (named: NamedEvent, own: NamedEvent): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This names ${named.title}, but the title and the line event have ${own.title}.`,
  fix: `Write here what is true of ${own.title}. If this really belongs to ${named.title}, change the title and write event: ${named.slug}.`,
})

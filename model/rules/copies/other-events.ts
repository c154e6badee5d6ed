// Notes a file whose title names one event, while its field `event` has another: a poster for the walk that was copied from one for the gala.
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { simplifyWords } from '../../text/simplify-text'

type NamedEvent = { readonly slug: string; readonly title: string; readonly words: string }

export function checkOtherEvents(entries: readonly ParsedEntry[]): Problem[] {
  const events = entries.flatMap((parsed) => readEvent(parsed))
  return entries.flatMap((parsed) => {
    const { event } = parsed.entry
    if (typeof event !== 'string' || parsed.entry.draft === true) return []
    const own = events.filter(({ slug }) => slug === event)
    const title = simplifyWords(getTitle(parsed))
    const named = events.filter(({ words }) => hasWords(title, words))
    const [other, another] = named
    const [first] = own
    const isOwn = own.some(({ words }) => hasWords(title, words) || sharesWord(title, words))
    if (!first || !other || another || isOwn || other.slug === event) return []
    return [createProblem(otherEvent(other, first), getFieldPosition(parsed, 'event'))]
  })
}

/** A title of one word, such as "Walk", may be anything. */
function readEvent(parsed: ParsedEntry): NamedEvent[] {
  const { slug, draft } = parsed.entry
  const isEvent = parsed.collection === (collections.events as unknown)
  if (!isEvent || draft === true) return []
  const title = getTitle(parsed)
  const words = simplifyWords(title)
  return words.includes(' ') ? [{ slug, title, words }] : []
}

const getTitle = ({ entry }: ParsedEntry): string =>
  typeof entry['title'] === 'string' ? removeSourceMarks(entry['title']) : ''

const hasWords = (title: string, words: string): boolean => ` ${title} `.includes(` ${words} `)

/** Returns whether a title has a longer word of that of an event: "Bottle Poster". */
const sharesWord = (title: string, words: string): boolean =>
  words.split(' ').some((word) => word.length > 3 && hasWords(title, word))

const otherEvent = (named: NamedEvent, own: NamedEvent): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `The title names ${named.title}, but this line has the name of another event: ${own.title}.`,
  fix: `If this belongs to ${named.title}, write event: ${named.slug}. If it belongs to ${own.title}, name that event in the title.`,
})

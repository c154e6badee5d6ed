// Notes an event that a summary names and the list below does not, although it has the others: "our gala, our walk and our bottle campaign".
import { collections } from '../../collections'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { EVENT_KINDS, EVENT_LISTS } from '../../text/event-kinds'
import { getText } from '../../translations/translation-age'

const FIELDS = ['description', 'summary', 'lead']
const ITEM_LINK = /^[ \t]*(?:[-*+]|\d+[.)])[ \t].*?\]\((\/events\/[^)\s#]+)/gm
/** With fewer events, a list may be meant to leave some out. */
const MIN_LISTED = 2

/** @param texts the texts of the files by their paths below the content folder */
export function checkLostItems(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const events = entries.filter(
    ({ collection, entry }) =>
      collection === (collections.events as unknown) && entry.draft !== true,
  )
  return entries.flatMap(({ entry, topics }) => {
    if (!topics.includes('events') || entry.draft === true) return []
    const text = getText(entry, texts)
    const items = [...text.matchAll(ITEM_LINK)]
    const [last] = items.slice(-1)
    if (last === undefined || items.length < MIN_LISTED) return []
    const named = findNamed(entry, events)
    const lost = named.filter(({ entry: { pagePath } }) => !text.includes(`](${pagePath ?? ''}`))
    const [event, ...more] = lost
    if (!event || more.length > 0 || named.length - lost.length < MIN_LISTED) return []
    const line = text.slice(0, last.index).split('\n').length
    return [createProblem(lostItem(event), { file: entry.file, line })]
  })
}

/** Returns the events of which a field lists the kinds, each the only one of its kind. */
function findNamed(entry: ParsedEntry['entry'], events: readonly ParsedEntry[]): ParsedEntry[] {
  const lists = FIELDS.flatMap((field) => readFieldWords(entry[field]).match(EVENT_LISTS) ?? [])
  const kinds = EVENT_KINDS.filter(({ pattern }) => lists.some((list) => pattern.test(list)))
  return kinds.flatMap(({ pattern }) => {
    const [event, ...others] = events.filter((one) =>
      pattern.test(readFieldWords(one.entry['title'])),
    )
    return event && others.length === 0 ? [event] : []
  })
}

const lostItem = ({ entry }: ParsedEntry): FileProblem => ({
  code: 'event-unlisted',
  severity: 'warning',
  message: `The first lines of this file name ${readFieldWords(entry['title'])} with our other events, but the list here leaves it out.`,
  fix: `Add a line to the list that begins with - [${readFieldWords(entry['title'])}](${entry.pagePath ?? ''}), or take it out of the words above.`,
})

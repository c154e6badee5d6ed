// Notes a list of our events that names one which is not there: "Join us at the gala, the walk or the golf tournament".
import { collections } from '../../collections'
import {
  createProblem,
  getPositionAt,
  type FileProblem,
  type Problem,
} from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { EVENT_KINDS, EVENT_LISTS, type EventKind } from '../../text/event-kinds'
import { listWords } from '../../text/list-words'
import { getText } from '../../translations/translation-age'

/** The files that speak of our own events; posts and people may speak of others. */
const SEARCHED: readonly unknown[] = [
  collections.pages,
  collections.partnerCards,
  collections.givingOptions,
  collections.volunteerRoles,
  collections.services,
  collections.notices,
]
const OUR_EVENTS =
  /(?<![A-Za-zÀ-ỿ])(?:our (?:[A-Za-zÀ-ỿ]+ )?events?|events? of our|nuestros (?:[A-Za-zÀ-ỿ]+ )?eventos|eventos de nuestr[oa])(?![A-Za-zÀ-ỿ])/iu
const OF_OTHERS =
  /(?<![A-Za-zÀ-ỿ])(?:their|your|his|her|other|another|any|some|no|sus?|tu|otr[oa]s?|ningún)(?![A-Za-zÀ-ỿ])|['’]s(?![A-Za-zÀ-ỿ])/iu
/** Matches what is said of other years, or not of an event that takes place. */
const NOT_PLANNED =
  /(?<![A-Za-zÀ-ỿ]|[0-9])(?:(?:19|20)\d\d|last|past|previous|earlier|former|former?ly|was|were|had|been|used to|raised|began|started|ago|once|instead|without|never|not|fue|fueron|hubo|antes|pasad[oa]s?|nunca|sin)(?![A-Za-zÀ-ỿ])|n['’]t(?![A-Za-zÀ-ỿ])/iu
const INDEFINITE = /(?<![A-Za-zÀ-ỿ])(?:an?|una?)(?![A-Za-zÀ-ỿ])/iu
/** Matches fields whose words are not sentences for visitors. */
const OTHER_FIELD = /^(?:\w*(?:url|link|image|alt|path|translat\w*|source|subject)|id):/
const FIELD = /^(\w+):/
const SEPARATOR = /, (?:(?:and|or|y|o) )?| (?:and|or|y|o|e|u) /iu

/** @param texts the texts of the files by their paths below the content folder */
export function checkListedEvents(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const listing = entries.filter(
    ({ collection, entry, topics }) =>
      topics.includes('events') && SEARCHED.includes(collection) && entry.draft !== true,
  )
  const events = entries.filter(({ collection }) => collection === (collections.events as unknown))
  if (listing.length === 0 || events.length === 0) return []
  const words = events.map(({ entry }) => getText(entry, texts)).join('\n')
  const isOurs = ({ pattern }: EventKind) => pattern.test(words)
  const titles = [...new Set(events.map(({ entry }) => readFieldWords(entry['title'])))]
  return listing.flatMap((parsed) => {
    const { entry } = parsed
    const path = entry.pagePath ?? readFieldWords(entry['path'])
    const text = getText(entry, texts)
    const fence = text.indexOf('\n---', 3)
    for (const match of text.matchAll(EVENT_LISTS)) {
      const missing = findMissing(text, match, isOurs, /\/events(?:[/#]|$)/.test(path))
      if (missing.length === 0) continue
      const { line, column } = getPositionAt(text, match.index)
      const field = FIELD.exec(getLine(text, match.index))?.[1]
      const place =
        match.index < fence && field !== undefined
          ? getFieldPosition(parsed, field)
          : { file: entry.file, line, column }
      return [createProblem(describe(missing, titles), place)]
    }
    return []
  })
}

/**
 * Returns the kinds of a list that are none of our events; none if the list may be about others.
 * @param isOfEvents whether the text belongs to the list of our events
 */
function findMissing(
  text: string,
  { 0: list, index }: RegExpExecArray,
  isOurs: (kind: EventKind) => boolean,
  isOfEvents: boolean,
): EventKind[] {
  const sentence = getSentence(text, index)
  if (OTHER_FIELD.test(getLine(text, index)) || OF_OTHERS.test(list) || NOT_PLANNED.test(sentence))
    return []
  const listed = list.split(SEPARATOR).flatMap((item) => {
    const kind = EVENT_KINDS.find(({ pattern }) => pattern.test(item))
    return kind === undefined ? [] : [{ kind, isVague: INDEFINITE.test(item) }]
  })
  const ours = new Set(listed.map(({ kind }) => kind).filter(isOurs))
  const missing = listed.filter(({ kind }) => !isOurs(kind))
  const isCertain =
    isOfEvents || OUR_EVENTS.test(sentence)
      ? ours.size > 0
      : ours.size > 1 && missing.every(({ isVague }) => !isVague)
  return isCertain ? [...new Set(missing.map(({ kind }) => kind))] : []
}

const getLine = (text: string, index: number): string =>
  text.slice(text.lastIndexOf('\n', index - 1) + 1).split('\n', 1)[0] ?? ''

function getSentence(text: string, index: number): string {
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, index)))
  const end = text.slice(index).search(/[.!?](?:\s|$)|\n/)
  return text.slice(start + 1, end === -1 ? undefined : index + end)
}

const describe = (kinds: readonly EventKind[], titles: readonly string[]): FileProblem => ({
  code: 'event-unlisted',
  severity: 'warning',
  message: `There is no ${kinds.map(({ name }) => name).join(' and no ')} in content/events.`,
  fix: `${
    titles.length === 1
      ? `Our event there is ${listWords(titles)}. Write its name`
      : `Our events there are ${listWords(titles)}. Write the name of one of these`
  }, or add a file for the event.`,
})

// Notes sentences that count the cards of a page, such as "four ways to give", after a card was added or taken away.
import { collections } from '../../collections'
import type { Day } from '../../dates/day'
import { getLocalPath, LANGUAGES, type Language } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { COLLECTION_PAGES } from '../../site-structure'
import { getText } from '../../translations/translation-age'
import { getPublicRange } from '../../visibility'
import { describeCounts, type CardList } from './describe-counts'
import type { Card } from './new-card'
import { findUnnamedFields } from './unnamed-fields'
import {
  findLinkCounts,
  findOwnCounts,
  getListPath,
  mayCountCards,
  type WayCount,
} from './way-counts'

/** The lists of which each file is a way to help or something to pray for. */
const COUNTED = ['partnerCards', 'givingOptions', 'volunteerRoles', 'prayerTopics'] as const

/** @param copies the files that are there twice, so that it is not known how many there will be */
export function checkCountedCards(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
  copies: readonly Problem[],
): Problem[] {
  const lists = findLists(entries, today, new Set(copies.map(({ file }) => file)))
  if (lists.size === 0) return []
  const found = entries.flatMap(({ entry, references }): Found[] => {
    const own = lists.get(entry.pagePath ?? '')
    const linksToList = references.some(({ target }) => lists.has(getListPath(target)))
    if (entry.draft === true || (own === undefined && !linksToList)) return []
    const text = getText(entry, texts)
    if (!mayCountCards(text)) return []
    const counts = [
      ...(own === undefined ? [] : findOwnCounts(text).map((count) => ({ ...count, list: own }))),
      ...findLinkCounts(text).map((count) => ({ ...count, list: lists.get(count.path) })),
    ]
    // A number that is further away counts something else.
    const wrong = counts.filter(({ count, list }) => Math.abs(count - (list?.size ?? count)) === 1)
    const [first] = wrong
    if (first?.list === undefined) return []
    const others = wrong.slice(1).filter(({ list }) => list === first.list)
    return [{ file: entry.file, first, others, list: first.list, isOwn: own === first.list, text }]
  })
  return found.map((counted) => {
    const { file, first, others, list, text } = counted
    // Where else the new card is missing is said once, at the page of the list if its number is wrong.
    const ofList = found.filter((other) => other.list.folder === list.folder)
    const isNamed = (ofList.find(({ isOwn }) => isOwn) ?? ofList[0]) === counted
    const unnamed =
      isNamed && list.size > first.count ? findUnnamedFields(entries, texts, list, first.count) : []
    const problem = describeCounts(first, others, list, { file, lines: text.split('\n'), unnamed })
    return createProblem(problem, { file, line: first.line, column: first.column })
  })
}

type Found = {
  readonly file: string
  readonly first: WayCount
  readonly others: readonly WayCount[]
  readonly list: CardList
  /** Whether the file is the page with the list itself. */
  readonly isOwn: boolean
  readonly text: string
}

/** Returns the lists whose size is certain by the paths of their pages, in each language. */
function findLists(
  entries: readonly ParsedEntry[],
  today: Day,
  copies: ReadonlySet<string>,
): ReadonlyMap<string, CardList> {
  const lists = new Map<string, CardList>()
  for (const name of COUNTED) {
    const collection: unknown = collections[name]
    const files = entries.filter((parsed) => parsed.collection === collection)
    const isCertain = files.every(
      ({ entry, problems }) =>
        !copies.has(entry.file) && problems.every(({ severity }) => severity !== 'error'),
    )
    const shown = files.filter(({ entry }) => getPublicRange(entry, today) !== null)
    // While a card comes or goes on a certain day, both numbers may be meant.
    const isSteady = shown.every(
      ({ entry }) => entry.expiresOn === undefined && (entry.publishOn ?? today) <= today,
    )
    const size = shown.length
    const cards = shown.map(({ entry }) => readCard(entry))
    const titles = cards.flatMap(({ title }) => (title === '' ? [] : [title]))
    if (!isCertain || !isSteady || size < MIN_SIZE) continue
    const paths = COLLECTION_PAGES[name].flatMap((slug) =>
      (Object.keys(LANGUAGES) as Language[]).map((language) => getLocalPath(`/${slug}`, language)),
    )
    for (const path of paths)
      lists.set(path, {
        folder: collections[name].folder,
        size,
        titles,
        cards,
        paths,
      })
  }
  return lists
}

const MIN_SIZE = 2

function readCard({ title, description, order }: ParsedEntry['entry']): Card {
  return {
    title: readFieldWords(title),
    description: readFieldWords(description),
    order: typeof order === 'number' ? order : 0,
  }
}

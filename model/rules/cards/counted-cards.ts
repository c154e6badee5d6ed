// Notes sentences that count the cards of a page, such as "four ways to give", after a card was added or taken away.
import { collections } from '../../collections'
import type { Day } from '../../dates/day'
import { getLocalPath, LANGUAGES, type Language } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { COLLECTION_PAGES } from '../../site-structure'
import { writeLike } from '../../text/counting-words'
import { findUnnamedCard } from './unnamed-cards'
import { getText } from '../../translations/translation-age'
import { getPublicRange } from '../../visibility'
import {
  findLinkCounts,
  findOwnCounts,
  getListPath,
  mayCountCards,
  type WayCount,
} from './way-counts'

/** The lists of which each file is a way to help or something to pray for. */
const COUNTED = ['partnerCards', 'givingOptions', 'volunteerRoles', 'prayerTopics'] as const

type List = {
  readonly folder: string
  readonly size: number
  readonly titles: readonly string[]
}

/** @param copies the files that are there twice, so that it is not known how many there will be */
export function checkCountedCards(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
  copies: readonly Problem[],
): Problem[] {
  const lists = findLists(entries, today, new Set(copies.map(({ file }) => file)))
  if (lists.size === 0) return []
  return entries.flatMap(({ entry, references }) => {
    const own = lists.get(entry.pagePath ?? '')
    const linksToList = references.some(({ target }) => lists.has(getListPath(target)))
    if (entry.draft === true || (own === undefined && !linksToList)) return []
    const text = getText(entry, texts)
    if (!mayCountCards(text)) return []
    const counts = [
      ...(own === undefined ? [] : findOwnCounts(text).map((found) => ({ ...found, list: own }))),
      ...findLinkCounts(text).map((found) => ({ ...found, list: lists.get(found.path) })),
    ]
    // A number that is further away counts something else.
    const wrong = counts.filter(({ count, list }) => Math.abs(count - (list?.size ?? count)) === 1)
    const [first] = wrong
    if (first?.list === undefined) return []
    const same = wrong.filter(({ list }) => list === first.list)
    const problem = describeCounts(first, same.slice(1), first.list, text.split('\n'))
    return [createProblem(problem, { file: entry.file, line: first.line, column: first.column })]
  })
}

/** Returns the lists whose size is certain by the paths of their pages, in each language. */
function findLists(
  entries: readonly ParsedEntry[],
  today: Day,
  copies: ReadonlySet<string>,
): ReadonlyMap<string, List> {
  const lists = new Map<string, List>()
  for (const name of COUNTED) {
    const collection: unknown = collections[name]
    const cards = entries.filter((parsed) => parsed.collection === collection)
    const isCertain = cards.every(
      ({ entry, problems }) =>
        !copies.has(entry.file) && problems.every(({ severity }) => severity !== 'error'),
    )
    const shown = cards.filter(({ entry }) => getPublicRange(entry, today) !== null)
    // While a card comes or goes on a certain day, both numbers may be meant.
    const isSteady = shown.every(
      ({ entry }) => entry.expiresOn === undefined && (entry.publishOn ?? today) <= today,
    )
    const size = shown.length
    const titles = shown.flatMap(({ entry: { title } }) =>
      typeof title === 'string' ? [removeSourceMarks(title)] : [],
    )
    if (!isCertain || !isSteady || size < MIN_SIZE) continue
    for (const slug of COLLECTION_PAGES[name])
      for (const language of Object.keys(LANGUAGES) as Language[])
        lists.set(getLocalPath(`/${slug}`, language), {
          folder: collections[name].folder,
          size,
          titles,
        })
  }
  return lists
}

const MIN_SIZE = 2
const WEEKS = 4
/** Matches what is true of four cards only: "one for each week of the month". */
const OF_THE_MONTH = /\b(?:each|every|cada) (?:week|semana) (?:of the month|del mes)(?!\p{L})/iu

function describeCounts(
  first: WayCount,
  others: readonly WayCount[],
  { folder, size, titles }: List,
  lines: readonly string[],
): FileProblem {
  const correct = ({ typed, words }: WayCount) => words.replace(typed, writeLike(typed, size))
  const also = others.map(({ line, words }) => ` Line ${line} says "${words}", too.`)
  const rest = others.map((other) => `, and "${correct(other)}" in line ${other.line}`).join('')
  const isListed = [first, ...others].some((found) => found.isListed)
  const number = writeLike('one', size)
  const line = lines[first.line - 1] ?? ''
  const month = first.count === WEEKS ? OF_THE_MONTH.exec(line)?.[0] : undefined
  const unnamed = size > first.count ? findUnnamedCard(titles, line, first.count) : null
  const start = first.column - 1
  return {
    code: 'count-differs',
    severity: 'warning',
    message: `There are ${number} cards in content/${folder}, but this line says "${first.words}".${also.join('')}`,
    fix: `Write "${correct(first)}"${rest}.${month === undefined ? '' : ` A month has four weeks, so see whether "${month}" is still right.`}${unnamed === null ? '' : ` Name ${unnamed} where this line lists the others.`}${isListed ? ` After the colon, name these ${number}.` : ''} If you count something else, there is nothing to do.`,
    suggestion:
      others.length > 0 || isListed || unnamed !== null
        ? null
        : {
            line: first.line,
            endLine: first.line,
            text: line.slice(0, start) + correct(first) + line.slice(start + first.words.length),
          },
  }
}

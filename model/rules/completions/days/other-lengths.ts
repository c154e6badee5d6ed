// Completes the problem of an event that is longer or shorter than its weeks: names the other pages that say the same number of weeks.
import { findNamedWeeks } from '../../../dates/moved-span'
import type { Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import type { ContentFiles } from '../../../source/read-content'
import { readNumber } from '../../../text/counting-words'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import { getText } from '../../../translations/translation-age'
import { OTHER_PAGES } from '../../meaning/days/other-length'

/** Matches the number of weeks in the message about it. */
const WEEKS = /but this file says (\d+) weeks?\.$/
/** Advice with more files than these is hard to follow. */
const MAX_FILES = 4

/** Returns the problems, those of such events with the places in other files that name the event and its weeks. */
export function completeOtherLengths(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: ContentFiles['texts'],
): Problem[] {
  return problems.map((problem) => {
    const weeks = problem.fix.endsWith(OTHER_PAGES) ? WEEKS.exec(problem.message)?.[1] : undefined
    const event = entries.find(({ entry }) => entry.file === problem.file)?.entry
    if (weeks === undefined || event === undefined) return problem
    const names = [`/events/${event.slug}`, String(event.title)]
    const places = entries.flatMap(({ entry }) => {
      const text = getText(entry, texts)
      if (entry === event || !names.some((name) => text.includes(name))) return []
      const lines = text
        .split('\n')
        .flatMap((line, index) => (saysWeeks(line, Number(weeks)) ? [index + 1] : []))
      return lines.length === 0 ? [] : [`${entry.file} (${listLines(lines)})`]
    })
    if (places.length === 0 || places.length > MAX_FILES) return problem
    const others = ` The number of weeks is also in ${listWords(places)}. If you change it here, change it there, too.`
    return { ...problem, fix: problem.fix.slice(0, -OTHER_PAGES.length) + others }
  })
}

const saysWeeks = (line: string, weeks: number): boolean =>
  findNamedWeeks(line).some(({ number }) => readNumber(number) === weeks)

// The list of every path and every event's anchor that the site has ever published, one a line, in content/addresses.txt (docs/decisions/permanent-urls.md).
import { compareText } from '../text/compare-text'

/** Path of the list below the content folder. */
export const PUBLISHED_URLS_FILE = 'addresses.txt'

const DEFAULT_COMMENT =
  '# Every address this site has ever had. The site keeps this list up to date: please leave it as it is.'

export type PublishedUrl = {
  readonly path: string
  /** The line of the list that contains it, counted from 1. */
  readonly line: number
}

/** Matches the address of an event's card in the list of events. Its group is the event's id. */
const EVENT_ANCHOR = /^\/events#(.+)$/

/** Writes the address of an event's card in the list of events. */
export const getEventAnchor = (id: string): string => `/events#${id}`

/** Parses the paths of the list; empty lines, lines that start with # and anchors are ignored. */
export const parsePublishedUrls = (text: string): PublishedUrl[] =>
  parseLines(text).filter(({ path }) => !EVENT_ANCHOR.test(path))

/** Parses the ids of the events whose anchors are in the list. */
export const parsePublishedIds = (text: string): string[] =>
  parseLines(text).flatMap(({ path }) => EVENT_ANCHOR.exec(path)?.[1] ?? [])

const parseLines = (text: string): PublishedUrl[] =>
  text
    .split('\n')
    .map((line, index) => ({ path: line.trim(), line: index + 1 }))
    .filter(({ path }) => path !== '' && !path.startsWith('#'))

/**
 * Adds paths and anchors to the list, which stays sorted; nothing is ever removed.
 * @param text the text of the list, or null when there is none yet
 * @returns the new text, and what was not in the list before
 */
export function addPublishedUrls(
  text: string | null,
  paths: readonly string[],
): { text: string; added: string[] } {
  const comments = text?.split('\n').filter((line) => line.startsWith('#')) ?? [DEFAULT_COMMENT]
  const published = new Set(parseLines(text ?? '').map(({ path }) => path))
  const added = paths.filter((path) => !published.has(path)).sort(compareText)
  const all = [...new Set([...published, ...added])].sort(compareText)
  return { text: [...comments, ...all, ''].join('\n'), added }
}

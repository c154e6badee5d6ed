// The list of every path that the site has ever published, one a line, in content/addresses.txt (docs/decisions/permanent-urls.md).
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

/** Parses the list; empty lines and lines that start with # are ignored. */
export function parsePublishedUrls(text: string): PublishedUrl[] {
  return text
    .split('\n')
    .map((line, index) => ({ path: line.trim(), line: index + 1 }))
    .filter(({ path }) => path !== '' && !path.startsWith('#'))
}

/**
 * Adds paths to the list, which stays sorted; no path is ever removed.
 * @param text the text of the list, or null when there is none yet
 * @returns the new text, and the paths that were not in the list before
 */
export function addPublishedUrls(
  text: string | null,
  paths: readonly string[],
): { text: string; added: string[] } {
  const comments = text?.split('\n').filter((line) => line.startsWith('#')) ?? [DEFAULT_COMMENT]
  const published = new Set(parsePublishedUrls(text ?? '').map(({ path }) => path))
  const added = paths.filter((path) => !published.has(path)).sort(compareText)
  const all = [...new Set([...published, ...added])].sort(compareText)
  return { text: [...comments, ...all, ''].join('\n'), added }
}

// The ledger: content/addresses.txt, every address that the site has ever had, one a line (docs/decisions/permanent-urls.md).
import { compareText } from '../problems/problem'

/** Its path below the content folder. */
export const PUBLISHED_URLS_FILE = 'addresses.txt'

const ABOUT =
  '# Every address this site has ever had. The site adds to this list by itself: please leave it as it is.'

export type PublishedUrl = {
  readonly address: string
  /** The line of the ledger that names it, counted from 1. */
  readonly line: number
}

/** The addresses of a ledger; empty lines and lines that start with # are passed over. */
export function parsePublishedUrls(text: string): PublishedUrl[] {
  return text
    .split('\n')
    .map((line, index) => ({ address: line.trim(), line: index + 1 }))
    .filter(({ address }) => address !== '' && !address.startsWith('#'))
}

/**
 * The ledger's text with more addresses in it, sorted; none is ever taken out.
 * @param text the ledger as it was, or null when there was none
 * @returns also the addresses that are new in it
 */
export function addPublishedUrls(
  text: string | null,
  addresses: readonly string[],
): { text: string; added: string[] } {
  const comments = text?.split('\n').filter((line) => line.startsWith('#')) ?? [ABOUT]
  const known = new Set(parsePublishedUrls(text ?? '').map(({ address }) => address))
  const added = addresses.filter((address) => !known.has(address)).sort(compareText)
  const all = [...new Set([...known, ...added])].sort(compareText)
  return { text: [...comments, ...all, ''].join('\n'), added }
}

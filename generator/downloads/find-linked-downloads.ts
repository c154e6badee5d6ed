// Which files for download are published: those that some page links to. What only hidden files link to stays out.
import type { Download, Downloads } from '../../model/downloads/inspect-download'
import type { HtmlSummary } from '../verify/inspect-html'

export type LinkedDownloads = {
  readonly linked: readonly (Download & { readonly file: string })[]
  /** The files in content/files to which no page links. */
  readonly unlinked: readonly string[]
}

export function findLinkedDownloads(
  downloads: Downloads,
  html: Iterable<Pick<HtmlSummary, 'downloads'>>,
): LinkedDownloads {
  const named = new Set([...html].flatMap((one) => one.downloads))
  const files = Object.entries(downloads).map(([file, download]) => ({ file, ...download }))
  return {
    linked: files.filter(({ file }) => named.has(file)),
    unlinked: files.map(({ file }) => file).filter((file) => !named.has(file)),
  }
}

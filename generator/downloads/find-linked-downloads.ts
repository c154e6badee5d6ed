// Finds the downloads that are published: those that a page links to. Downloads that only hidden files link to are left out.
import type { Download, Downloads } from '../../model/downloads/inspect-download'
import type { HtmlSummary } from '../verify/inspect-html'

export type LinkedDownloads = {
  readonly linked: readonly (Download & { readonly file: string })[]
  /** The files in content/files that no page links to. */
  readonly unlinked: readonly string[]
}

export function findLinkedDownloads(
  downloads: Downloads,
  html: Iterable<Pick<HtmlSummary, 'downloads'>>,
): LinkedDownloads {
  const linkedFiles = new Set([...html].flatMap((summary) => summary.downloads))
  const files = Object.entries(downloads).map(([file, download]) => ({ file, ...download }))
  return {
    linked: files.filter(({ file }) => linkedFiles.has(file)),
    unlinked: files.map(({ file }) => file).filter((file) => !linkedFiles.has(file)),
  }
}

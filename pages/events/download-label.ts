// Formats the label of a download link. For files on this site it includes the type and size.
import { splitUrl } from '../../model/links/link-target'
import type { Site } from '../../model/site'

/** @param href a file on this site (`/files/poster.pdf`), or any other link */
export function formatDownloadLabel({ downloads }: Pick<Site, 'downloads'>, href: string): string {
  const { path } = splitUrl(href)
  const file = path.startsWith('/files/') ? downloads[path.slice('/files/'.length)] : undefined
  return file === undefined ? 'Download' : `Download (PDF, ${formatByteCount(file.byteCount)})`
}

/** Formats a size in decimal units, as devices show it; at least 1 KB. */
function formatByteCount(byteCount: number): string {
  return byteCount < 1_000_000
    ? `${Math.ceil(byteCount / 1000)} KB`
    : `${(byteCount / 1_000_000).toFixed(1)} MB`
}

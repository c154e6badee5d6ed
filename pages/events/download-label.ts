// The words of a link to something that can be downloaded: for a file of ours, also what it is and how long it takes to load.
import { splitUrl } from '../../model/links/link-target'
import type { Site } from '../../model/site'

/** @param address a file for download (`/files/poster.pdf`), or any other place where the material is */
export function formatDownloadLabel(
  { downloads }: Pick<Site, 'downloads'>,
  address: string,
): string {
  const { path } = splitUrl(address)
  const file = path.startsWith('/files/') ? downloads[path.slice('/files/'.length)] : undefined
  return file === undefined ? 'Download' : `Download (PDF, ${formatBytes(file.bytes)})`
}

/** In the decimal units that devices show; never less than 1 KB. */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}

// Reads only the address of the site. It decides below which path the pages are, so builds need it before anything else.
import { loadSettings } from '../../model/load-settings'
import { listFiles, type FileEntry } from '../../model/source/list-files'
import { readContent } from '../../model/source/read-content'

/**
 * Returns the address that site.md names, or undefined if it names none that is valid, which the check reports.
 * @param files all files of the content folder
 */
export function readSiteUrl(
  content: string,
  files: readonly FileEntry[] = listFiles(content),
): string | undefined {
  const settings = files.filter(({ path }) => path === 'site.md')
  const { parsed } = loadSettings(readContent(content, undefined, undefined, settings))
  return typeof parsed.entry.url === 'string' ? parsed.entry.url : undefined
}

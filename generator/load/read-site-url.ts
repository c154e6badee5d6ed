// Reads only the address of the site. It decides below which path the pages are, so builds need it before anything else.
import { parseSettings } from '../../model/load-site'
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
  const { entry } = parseSettings(readContent(content, undefined, undefined, settings))
  return typeof entry.url === 'string' ? entry.url : undefined
}

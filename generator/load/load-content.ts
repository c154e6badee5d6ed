// Loads the content for a command that uses no cache.
import { basename } from 'node:path'
import { getDayInTimeZone } from '../../model/dates/day'
import { loadSettings } from '../../model/load-settings'
import { loadSite, type LoadedSite } from '../../model/load-site'
import { readContent, omitTexts, type ContentFiles } from '../../model/source/read-content'
import { findUnreadableTexts } from '../workers/find-unreadable-texts'

/**
 * Reads and checks the content as of today. Texts that would take too long or too much memory are reported instead of parsed.
 * @param content the content folder
 * @param findUnreadable returns those texts
 */
export async function loadContent(
  content: string,
  findUnreadable: typeof findUnreadableTexts = findUnreadableTexts,
): Promise<LoadedSite & Pick<ContentFiles, 'publishedUrls'>> {
  const name = basename(content)
  const files = readContent(content, name)
  const texts = Object.entries(files.texts).map(([path, text]) => {
    return { path, text, file: `${name}/${path}` }
  })
  const unreadable = await findUnreadable(texts, loadSettings(files, name).context)
  const paths = unreadable.map(({ path }) => path)
  const today = (zone: string) => getDayInTimeZone(zone, new Date())
  const loaded = loadSite(omitTexts(files, paths, name), { name, today })
  return { ...loaded, publishedUrls: files.publishedUrls }
}

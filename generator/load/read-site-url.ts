// Reads only the address of the site. It decides below which path the pages are, so builds need it before anything else.
import { splitFrontMatter } from '../../model/front-matter/split-front-matter'
import { toFieldName } from '../../model/schema/field'
import { settings } from '../../model/settings'
import { listFiles, type FileEntry } from '../../model/source/list-files'
import { readContent } from '../../model/source/read-content'
import { SETTINGS_PATH } from '../../model/source/settings-file'

const FIELD_NAMES = Object.keys(settings.fields).map(toFieldName)

/**
 * Returns the address that site.md names, or undefined if it names none that is valid, which the check reports.
 * @param files all files of the content folder
 */
export function readSiteUrl(
  content: string,
  files: readonly FileEntry[] = listFiles(content),
): string | undefined {
  const settingsFiles = files.filter(({ path }) => path === SETTINGS_PATH)
  const text = readContent(content, undefined, undefined, settingsFiles).texts[SETTINGS_PATH]
  const typed = splitFrontMatter(text ?? '', FIELD_NAMES).frontMatter.get('url')
  if (typed === undefined || !('text' in typed)) return undefined
  const result = settings.fields.url.parse(typed.text, { externalLinks: {}, images: {} })
  return 'value' in result && typeof result.value === 'string' ? result.value : undefined
}

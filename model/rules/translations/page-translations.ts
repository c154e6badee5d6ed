// Says what to do with a file that says it translates a page, but is among files without a translation, such as cards.
import { DEFAULT_LANGUAGE, LANGUAGES, splitFileName } from '../../languages'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { canBeTranslated } from '../../translations/translated-collections'

/** Returns where the file belongs, or what to translate in its place; null if it translates no page. */
export function adviseOnPageTranslation(
  own: ParsedEntry,
  text: string,
  entries: readonly ParsedEntry[],
): string | null {
  const { language } = splitFileName(own.entry.slug)
  const original = findOriginal(text, entries)
  if (language === DEFAULT_LANGUAGE || original === undefined) return null
  const english = original.entry.file
  const place = english.replace(/md$/, `${language}.md`)
  const isThere = entries.some(({ entry }) => entry.file === place)
  if (isCard(own, text, original, entries))
    return isThere
      ? `Delete this file. The whole page is in ${LANGUAGES[language]} already: ${place}`
      : `Delete this file. To have the whole page in ${LANGUAGES[language]}, translate ${english} into ${place}. docs/editors-guide/translate-a-page.md says how.`
  if (isThere) return null
  return place.endsWith(`/${own.entry.slug.split('/').at(-1) ?? ''}.md`)
    ? `Move this file to ${place}, beside the English page.`
    : `Delete this file: it translates a card and not that page. For a Spanish page, translate the English one as ${place}.`
}

/** Returns the page that the file names. Its fields were not read, because it has no place on the site. */
function findOriginal(text: string, entries: readonly ParsedEntry[]): ParsedEntry | undefined {
  const [, path] =
    /^translation_of[ \t]*:[ \t]*(\S+)/m.exec(text) ?? /^path[ \t]*:[ \t]*(\S+)/m.exec(text) ?? []
  return entries.find(
    ({ collection, entry }) =>
      path !== undefined && canBeTranslated(collection) && entry.pagePath === path,
  )
}

/** Returns whether the file is the version of a card, or has the place in a list that a card has and a page has not. */
function isCard(
  own: ParsedEntry,
  text: string,
  original: ParsedEntry,
  entries: readonly ParsedEntry[],
): boolean {
  const isListed = /^order[ \t]*:/m.test(text) && !('order' in original.collection.fields)
  return (
    own.collection.getPagePath(splitFileName(own.entry.slug).name) === null &&
    (isListed || entries.some(({ entry }) => isEnglishVersion(entry.file, own)))
  )
}

/** Returns whether a file is that of the English version. */
export const isEnglishVersion = (file: string, { entry }: ParsedEntry): boolean =>
  file === `${entry.file.slice(0, -`${entry.slug}.md`.length)}${splitFileName(entry.slug).name}.md`

// Says what to do with a file that says it translates a page, but is among files without a translation, such as cards.
import { DEFAULT_LANGUAGE, LANGUAGES, splitFileName } from '../../languages'
import { describeMove } from '../../source/describe-move'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { canBeTranslated } from '../../translations/translated-collections'

type Advice = { readonly message?: string; readonly fix: string }

/** Matches a field that pages have and cards have not, or words below the fields. */
const OF_PAGE = /^(?:lead|heading|email_subject)[ \t]*:|^---[ \t]*\n[^]*?\n---[ \t]*\n\s*\S/m

/** Returns where the file belongs, or what to translate in its place; null if it translates no page. */
export function adviseOnPageTranslation(
  own: ParsedEntry,
  text: string,
  entries: readonly ParsedEntry[],
): Advice | null {
  const { language } = splitFileName(own.entry.slug)
  const original = findOriginal(text, entries)
  if (language === DEFAULT_LANGUAGE || original === undefined) return null
  const english = original.entry.file
  const place = english.replace(/md$/, `${language}.md`)
  const isThere = entries.some(({ entry }) => entry.file === place)
  if (isCard(own, text, original, entries))
    return {
      fix: isThere
        ? `Delete this file. The whole page is in ${LANGUAGES[language]} already: ${place}`
        : `Delete this file. To have the whole page in ${LANGUAGES[language]}, translate ${english} into ${place}. docs/editors-guide/translate-a-page.md says how.`,
    }
  if (isThere) return null
  return place.endsWith(`/${own.entry.slug.split('/').at(-1) ?? ''}.md`)
    ? {
        message: `This is the Spanish version of ${english}, but it is not in the folder of that page.`,
        fix: `Move this file to ${place}, beside the English page. ${describeMove(withoutContent(own.entry.file), withoutContent(place))}`,
      }
    : {
        fix: `Delete this file: it translates a card and not that page. For a Spanish page, translate the English one as ${place}.`,
      }
}

const withoutContent = (file: string): string => file.replace(/^content\//, '')

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
    (isListed || !OF_PAGE.test(text)) &&
    (isListed || entries.some(({ entry }) => isEnglishVersion(entry.file, own)))
  )
}

/** Returns whether a file is that of the English version. */
export const isEnglishVersion = (file: string, { entry }: ParsedEntry): boolean =>
  file === `${entry.file.slice(0, -`${entry.slug}.md`.length)}${splitFileName(entry.slug).name}.md`

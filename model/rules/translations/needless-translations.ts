// Says where the words of a Spanish file go that has no place on the site, such as that of an event: on a Spanish page, with a link.
import { collections } from '../../collections'
import { DEFAULT_LANGUAGE, getLocalPath, splitFileName, type Language } from '../../languages'
import { splitUrl } from '../../links/link-target'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import { canBeTranslated } from '../../translations/translated-collections'
import { ENGLISH_MARK } from '../links/english-mark'
import { adviseOnPageTranslation, isEnglishVersion } from './page-translations'
import { NOT_TRANSLATED } from './translation-problems'

/**
 * @param entries the files with these problems, and all pages
 * @param texts the texts of the files by their paths below the content folder
 */
export function completeNeedlessTranslations(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  if (!problems.some(isNeedless)) return [...problems]
  return problems.map((problem) => {
    const own = entries.find(({ entry }) => entry.file === problem.file)
    const advice = own && isNeedless(problem) ? advise(own, entries, texts) : null
    return advice === null
      ? problem
      : { ...problem, ...(typeof advice === 'string' ? { fix: advice } : advice) }
  })
}

const isNeedless = ({ code, fix }: Problem): boolean =>
  code === NOT_TRANSLATED.code && fix === NOT_TRANSLATED.fix

/** Returns what to do with the words of a file whose English page is there, or null. */
function advise(
  own: ParsedEntry,
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): string | ReturnType<typeof adviseOnPageTranslation> {
  const { name, language } = splitFileName(own.entry.slug)
  const place = adviseOnPageTranslation(own, getText(own.entry, texts), entries)
  if (place !== null) return place
  // Notices are on top of every page.
  if (own.collection === (collections.notices as unknown))
    return language === DEFAULT_LANGUAGE ||
      !entries.some(({ entry }) => isEnglishVersion(entry.file, own))
      ? null
      : 'Delete this file: the Spanish pages show the English notice as well.'
  const path = own.collection.getPagePath(name)
  const isThere = entries.some(({ entry }) => entry.pagePath === path && entry.draft !== true)
  const page = findPageOfLanguage(language, entries, own)
  if (language === DEFAULT_LANGUAGE || path === null || !isThere || page === null) return null
  const linking = entries.find(
    ({ entry, references }) =>
      entry.draft !== true &&
      splitFileName(entry.slug).language === language &&
      entry.file !== own.entry.file &&
      leadsTo(references, path),
  )
  if (linking !== undefined)
    return `Delete this file, because all texts in content/${own.collection.folder} are only in English. ${linking.entry.file} already leads Spanish readers to the English ${path}. To keep the whole Spanish text, copy it before you delete the file. Then make an English page in content/pages, such as ${name}.md, and beside it ${name}.${language}.md with the copy.`
  const { title } = own.entry as Readonly<Record<string, unknown>>
  const words = typeof title === 'string' ? title : 'Más información'
  const local = getLocalPath(path, language)
  const misled = entries.find(({ references }) => leadsTo(references, local))
  const link =
    misled === undefined ? '' : ` In ${misled.entry.file}, write ${path} in place of ${local}`
  return `Write a few sentences into a Spanish page, such as ${page}, with the link [${words}${ENGLISH_MARK}](${path}). Then delete ${own.entry.file}.${link}`
}

const leadsTo = (references: ParsedEntry['references'], path: string): boolean =>
  references.some(({ type, target }) => type === 'link' && splitUrl(target).path === path)

/** Returns the file of a page in a language that fits an entry best: for posts that of the parenting program, else how to reach us. */
function findPageOfLanguage(
  language: Language,
  entries: readonly ParsedEntry[],
  { collection: own }: ParsedEntry,
): string | null {
  const pages = entries.filter(
    ({ collection, entry }) =>
      canBeTranslated(collection) &&
      entry.draft !== true &&
      splitFileName(entry.slug).language === language,
  )
  const name = own === (collections.posts as unknown) ? 'parenting.' : 'contact.'
  const page = pages.find(({ entry }) => entry.slug.startsWith(name)) ?? pages[0]
  return page?.entry.file ?? null
}

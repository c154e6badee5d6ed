// Finds the descriptions of a page and of the cards that lead to it which list its cards without the new one.
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import type { CardList } from './describe-counts'
import { listsCards } from './unnamed-cards'
import type { WayCount } from './way-counts'

const FIELD = /^(description|summary|lead): /
const CARD_PATH = /^path: +(\S+)$/m

/**
 * Returns where the new card is missing, in words: `in the description of this page (line 3)` and `in content/partner/prayer.md (line 4)`.
 * @param counted the file whose number is wrong, and the number that it had
 */
export const findUnnamedFields = (
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  { titles, paths }: CardList,
  { file, first }: { readonly file: string; readonly first: WayCount },
): string[] =>
  entries.flatMap(({ entry }) => {
    if (entry.draft === true) return []
    const text = getText(entry, texts)
    const path = entry.pagePath ?? ''
    const isPage = paths.includes(path)
    if (!isPage && !paths.includes(CARD_PATH.exec(text)?.[1] ?? '')) return []
    return text.split('\n').flatMap((line, index) => {
      const field = FIELD.exec(line)?.[1]
      if (field === undefined || !listsCards(titles, line, first.count)) return []
      return entry.file === file
        ? [`in the ${field} of this page (line ${index + 1})`]
        : [`in ${entry.file} (line ${index + 1})`]
    })
  })

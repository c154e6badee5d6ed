// Finds the descriptions of a page and of the cards that lead to it which list its cards without the new one.
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import type { CardList, UnnamedPlace } from './describe-counts'
import { listsCards } from './unnamed-cards'

const FIELD = /^(?:description|summary|lead): /
const CARD_PATH = /^path: +(\S+)$/m

/** @param count the number of cards before the new one */
export const findUnnamedFields = (
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  { titles, paths }: CardList,
  count: number,
): UnnamedPlace[] =>
  entries.flatMap(({ entry }) => {
    if (entry.draft === true) return []
    const text = getText(entry, texts)
    const path = entry.pagePath ?? ''
    const isPage = paths.includes(path)
    if (!isPage && !paths.includes(CARD_PATH.exec(text)?.[1] ?? '')) return []
    return text
      .split('\n')
      .flatMap((line, index) =>
        FIELD.test(line) && listsCards(titles, line, count)
          ? [{ file: entry.file, line: index + 1 }]
          : [],
      )
  })

// Recognizes items of a list whose hyphen is another mark: what a phone makes of it, or what another program puts there.

/** Marks that stand for the hyphen in most programs. */
const DASH = '[-•●▪◦·‣⁃–—−]'
/** A period or comma that a phone made of two spaces, and marks that stand for the hyphen in some programs. */
const OTHER_MARK = String.raw`(?:[.,…>~_=→]|\d{1,2}[.)])`

/** The hyphen with another mark before it, several hyphens, or a bullet. */
const DASHED = new RegExp(
  String.raw`^\s*(?:${OTHER_MARK}\s*(?=${DASH}|[*+]\s))?(?:${DASH}+|[*+])(?:\s*(?:${DASH}(?=\s)|[.,](?=\s|[A-ZÀ-Þ])))*\s*(.*)$`,
  'u',
)
/** Only another mark, where the hyphen was lost. */
const UNDASHED = new RegExp(
  String.raw`^\s*(?:(?:${OTHER_MARK}\s*)?${OTHER_MARK}\s+|[.,](?=[A-ZÀ-Þ]))(\S.*)$`,
  'u',
)

/** Matches a line whose mark is malformed, such as `* item`, `-item` or `. - item`. */
const DASHED_LIKE = new RegExp(String.raw`^\s*(?:[.,]\s*${DASH}|[*+]\s|${DASH})`)

/**
 * Returns whether a line below the name of a field seems to be an item with a malformed mark.
 * @param isList whether the field takes a list, so that marks that other texts begin with count as well
 */
export const isItemLike = (line: string, isList: boolean): boolean =>
  DASHED_LIKE.test(line) || (isList && UNDASHED.test(line))

/** Returns the words of a line with a malformed mark, or null if it has none. */
export function readLooseItem(line: string, isList: boolean): string | null {
  const item = DASHED.exec(line)?.[1] ?? (isList ? UNDASHED.exec(line)?.[1] : undefined)
  return item === undefined || item.trim() === '' ? null : item.trim()
}

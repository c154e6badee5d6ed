// Finds something in the texts of a file, such as figures, and its positions.
import type { SplitText } from '../front-matter/split-front-matter'
import { memoizeLast } from '../memoize/memoize'
import { getPositionAt, type Position } from '../problems/problem'

/** What was found, as it was typed, and where in its text. */
type Match = { readonly words: string; readonly index: number }

export type Found<M extends Match> = M &
  Position & {
    /** The front matter field, or null in the body. */
    readonly field: string | null
  }

/** Matches text that is ignored: URLs, link targets, the attributes of a directive and HTML elements. */
const MARKUP = /https?:\/\/\S+|(?<!\S)\/\S+|\]\([^)\n]*\)|\{[^}\n]*\}|<[a-z!/][^<>]*>/gi
/** Matches amounts of money, too. */
const IGNORED = new RegExp(
  `${MARKUP.source}|\\$\\s?\\d[\\d.,]*(?:\\s?[-–]\\s?\\d[\\d.,]*)?|\\d[\\d.,]*\\sdollars\\b`,
  'gi',
)

/** Fields that are not searched: the source may say anything, and the others are positions, of a picture or in a list. */
const IGNORED_FIELDS = new Set(['source', 'focus', 'order'])

/** Matches fields whose words are not shown, or are parsed. */
const HIDDEN_FIELD = /url|link|image$|^(?:id|source|redirect_from|translat)/

/** Returns whether visitors see the words of a field as they were typed; null is the body. */
export const isShownField = (field: string | null): boolean =>
  field === null || !HIDDEN_FIELD.test(field)

/**
 * Searches the fields first, then the body.
 * @param findAll returns the matches in a text, in which spaces replace what is ignored
 * @param prefilter matches, in little time, all texts that can have a match
 * @param withMoney whether amounts of money are searched too
 */
export function findInFile<M extends Match>(
  { frontMatter, body, bodyLine }: Pick<SplitText, 'frontMatter' | 'body' | 'bodyLine'>,
  findAll: (text: string) => readonly M[],
  prefilter: RegExp,
  { withMoney = false } = {},
): Found<M>[] {
  const blank = withMoney ? blankMarkup : blankIgnored
  const search = (text: string, blankText: (text: string) => string) =>
    prefilter.test(text) ? findAll(blankText(text)) : []
  const all: Found<M>[] = []
  for (const [field, value] of frontMatter) {
    if (IGNORED_FIELDS.has(field)) continue
    for (const { text, line, column } of 'items' in value ? value.items : [value]) {
      all.push(...search(text, blank.value).map((found) => ({ ...found, field, line, column })))
    }
  }
  const inBody = search(body, blank.body).map((found) => {
    const { line, column } = getPositionAt(body, found.index)
    return { ...found, field: null, line: bodyLine + line - 1, column }
  })
  return [...all, ...inBody]
}

/** Returns functions that replace the ignored text by as many spaces, so that the index of a match stays correct. */
function createBlanking(ignored: RegExp) {
  const blank = (text: string) => text.replace(ignored, (found) => ' '.repeat(found.length))
  // Each rule searches the same body.
  return { value: blank, body: memoizeLast(blank) }
}

const blankMarkup = createBlanking(MARKUP)
const blankIgnored = createBlanking(IGNORED)

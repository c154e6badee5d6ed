// Finds the backslashes that Google Docs and other programs put before each mark of a text when they save it as Markdown.
import {
  getSpan,
  getWholeLines,
  joinChanges,
  nameOtherLines,
  type FindLeftovers,
} from '../leftover'

const BOX = '(?:button|hotline|question|note|urgent|figures|steps)'
/** What nobody types on purpose: a heading, a button, a box, and a list. */
const CERTAIN: readonly RegExp[] = [
  /^[ \t]*\\#\\#(?:\\?#){0,4}[ \t]+\S/gm,
  new RegExp(`^[ \\t]*(?:\\\\?:){2,3}${BOX}\\\\\\[`, 'gm'),
  new RegExp(`^[ \\t]*\\\\?:\\\\:(?:\\\\?:)?${BOX}\\b`, 'gm'),
  // One item may be a line that begins with a dash or a year, such as the source of a quotation.
  /^[ \t]*(?:\\[-*+]|\d\d?\\[.)])[ \t]+\S[^\n]*\n[ \t]*(?:\\[-*+]|\d\d?\\[.)])[ \t]+\S/gm,
  /^[ \t]*(?:\\[-*+]|\d\d?\\[.)])[ \t]+\S[^\n]*(?:\n\s*\n[ \t]*(?:\\[-*+]|\d\d?\\[.)])[ \t]+\S[^\n]*){2}/gm,
]
/** What people may show as it is typed, once: a heading, bold words, and a link. */
const POSSIBLE: readonly RegExp[] = [
  /^[ \t]*\\##{1,5}[ \t]+\S/gm,
  /(?<![A-Za-zÀ-ỿ0-9.!?,*\\])\\\*\\?\*(?=[A-Za-zÀ-ỿ0-9¿¡“"])[^*\n]*[^*\s\\]\\\*\\?\*/gu,
  /\\\[[^\][\n]+?\\?\]\\?\((?:\/|https?:|mailto:|tel:)[^\s()]*\)/g,
]
/** Matches a backslash before a mark. Before other characters, it changes nothing that visitors see. */
const BACKSLASH = /\\(?=[-#*+[\](){}_>:!|.])/g

const MIN_POSSIBLE = 2
const MAX_SHOWN = 200

export const findEscapedMarks: FindLeftovers = (text, source) => {
  if (!/\\[#*+\-[:.)]/.test(text)) return []
  const find = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)])
  const [certain, possible] = [find(CERTAIN), find(POSSIBLE)]
  const [first] = [...certain, ...possible].sort((a, b) => a.index - b.index)
  if (!first || (certain.length === 0 && possible.length < MIN_POSSIBLE)) return []
  const backslashes = [...text.matchAll(BACKSLASH)].map(getSpan)
  const { span, replacement } = joinChanges(
    source,
    backslashes.map((backslash) => ({ ...backslash, text: '' })),
  )
  const { start, end } = getWholeLines(text, getSpan(first))
  const otherLines = nameOtherLines(text, backslashes)
  const line = text.slice(start, end).split('\n', 1).join('').trim().replace(BACKSLASH, '')
  return [
    {
      problem: {
        code: 'foreign-mark',
        message: `Another program has put backslashes before the marks, so they would be shown${otherLines}.`,
        fix: `Write ${shorten(line)}${otherLines === '' ? '' : ' here, and delete the backslashes on the other lines, too.'}`,
        replacement,
      },
      ...{ at: start, span, claims: [getWholeLines(text, span)] },
    },
  ]
}

/** Returns the beginning of a line, to the end of a word. */
const shorten = (line: string): string =>
  line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).replace(/\s+\S*$/, '')} …` : line

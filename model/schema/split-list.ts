// Splits items that were typed on one line, where it is certain where one ends and the next begins.
import { splitCertainPhrases } from './split-phrases'

const BULLET = /(?:^|\s+)[•●▪◦‣]\s*/
const HYPHEN = /^[-–—*]\s+/
const NUMBER = /(?:^|\s+)(\d{1,2})[.)]\s+/
const ITEM_IN_MARKS = /^\s*(?:"([^"]*)"|'([^']*)')\s*(?:,|$)/
const CONJUNCTION = /^(?:and|or|y|e|o|u)\s/i
/** Matches two or more items of several words, each of which begins with a capital letter. */
const CAPITALIZED = /^[A-ZÀ-Þ][^\s,;]*(?: [^\s,;]+)+(?:[,;] [A-ZÀ-Þ][^\s,;]*(?: [^\s,;]+)+)+$/u
/** Matches what separates items. */
const UNCERTAIN = /[,;]|\s[+/|&]\s|\s(?:and|or|y|e|o|u)\s|^(?:no|tbd)\.?$/i
const NOTHING =
  /^[([]?(?:none(?: at all)?|nothing|n\/?a|not applicable|no requirements|[-–—]+|ningun[oa]?|nada)[)\]]?\.?$/i

/** Returns whether a text says that a list has no items. */
export const meansNothing = (text: string): boolean => NOTHING.test(text.trim())

/** Returns the items of a text, which may be a single one; null if nobody can tell them apart, or if the text means none. */
export function splitList(text: string): readonly string[] | null {
  const content = /^\[(.*)\]$/.exec(text)?.[1]
  if (content !== undefined) return splitBrackets(content)
  if (BULLET.test(text) && text.search(BULLET) === 0) return splitAt(text, BULLET)
  if (text.search(NUMBER) === 0) return splitNumbers(text)
  if (CAPITALIZED.test(text)) return text.split(text.includes(';') ? '; ' : ', ')
  const phrases = splitCertainPhrases(text)
  if (phrases !== null) return phrases
  const item = text.replace(HYPHEN, '')
  return UNCERTAIN.test(item) || meansNothing(item) || (item !== text && / [-–—*] /.test(item))
    ? null
    : [item]
}

const splitAt = (text: string, pattern: RegExp): string[] =>
  text.split(pattern).flatMap((item) => item.trim() || [])

/** Splits the inline list of YAML or JSON, in which either all items have quotation marks or none. */
function splitBrackets(content: string): string[] | null {
  if (!/["'()[\]]/.test(content)) {
    const items = content.split(',').map((item) => item.trim())
    return items.some((item) => CONJUNCTION.test(item)) ? null : items
  }
  const items: string[] = []
  let rest = content
  while (rest !== '') {
    const match = ITEM_IN_MARKS.exec(rest)
    if (!match) return null
    items.push(match[1] ?? match[2] ?? '')
    rest = rest.slice(match[0].length).trimStart()
  }
  return items
}

/** Splits at numbers only if they count from 1: "1. Ages 18. 20 hours" has no second item. */
function splitNumbers(text: string): string[] | null {
  const numbers = [...text.matchAll(new RegExp(NUMBER, 'g'))].map(([, number]) => Number(number))
  return numbers.every((number, index) => number === index + 1)
    ? splitAt(text.replace(new RegExp(NUMBER, 'g'), '\n'), /\n/)
    : null
}

/** Splits paths such as `/old and /older`, which have no spaces and commas in them. */
export function splitPaths(text: string): readonly string[] | null {
  const paths = text.split(/[,;]?\s+(?:(?:and|y|e|&)\s+)?|[,;]/)
  return paths.length > 1 && paths.every((path) => path.startsWith('/')) ? paths : null
}

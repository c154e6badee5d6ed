// Finds the places that a program for mailings fills in, such as *|FNAME|* of Mailchimp.
import { listWords } from '../../../text/list-words'
import {
  getSpan,
  getWholeLines,
  nameOtherLines,
  type FindLeftovers,
  type Leftover,
} from '../leftover'

const MERGE_TAGS = new RegExp(
  [
    /\*\|[^|\n]{1,60}\|\*/,
    /\[\[[^\][|\n]{0,30}(?:[Ff]irst|FIRST|[Ll]ast|LAST|[Ff]ull|FULL)[ _]?(?:[Nn]ame|NAME)[^\][|\n]{0,30}\]\]/,
    /«(?:[A-Z][a-z]+(?:[A-Z][a-z]*)+|[A-Za-z]+_[A-Za-z_]+|Name|Title|Address|City|State)»/,
    /<<[A-Za-z][\w ]{1,30}>>/,
    /\{\{\{?\s*[A-Za-z_]\w*(?:\.\w+)*\s*\}?\}\}/,
    /%%[A-Za-z][\w ]{1,30}%%/,
    /(?<![\w%])%[A-Z][A-Z_]{2,30}%/,
    /\{[$!][A-Za-z][\w.]{1,40}\}/,
    /<%=? ?[^<>%\n]{1,40}%>/,
    /\{(?:[Ff]irst|FIRST|[Ll]ast|LAST|[Ff]ull|FULL)[ _]?(?:[Nn]ame|NAME)\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Matches what decides which words a reader gets. */
const CONDITION = /^\*\|(?:IF|ELSE|END|HTML|INTERESTED)/i
/** Matches the name of a reader, and the title before it. */
const OF_READER =
  /^\W*(?:(?!site\.|page\.|post\.|content\.)\w+\.)?(?:(?:[fl]|first|last|full)[ _]?name\b.*|title\W*)$/i

/** Matches what a program for websites fills in. */
const OF_WEBSITE = /^\{\{\s*(?:site|page|post|content|layout|config|data)\./i

/** @param before the text before the first of them */
function adviseOnTags(names: readonly string[], before: string): string {
  const tags = listWords(names)
  if (names.some((name) => CONDITION.test(name)))
    return `Delete ${tags}, and leave the words between them as they are.`
  if (names.every((name) => OF_READER.test(name))) return `Write friend in place of ${tags}`
  if (before.endsWith(']('))
    return `Delete the link and its words, or write the address of a page in place of ${tags}`
  return `Write what belongs there in place of ${tags}`
}

export const findMergeTags: FindLeftovers = (text) => {
  if (!/\*\||\[\[|[«{%]|<<|<%/.test(text)) return []
  const tags = [...text.matchAll(MERGE_TAGS)]
  const [first] = tags
  if (!first) return []
  const spans = tags.map(getSpan)
  const names = [...new Set(tags.map(([tag]) => tag))]
  const program = names.every((name) => OF_WEBSITE.test(name)) ? 'websites' : 'mailings'
  const places =
    names.length === 1
      ? `${first[0]} is a place that a program for ${program} fills in; here it`
      : `${listWords(names)} are places that a program for ${program} fills in; here they`
  const leftover: Leftover = {
    problem: {
      code: 'foreign-mark',
      message: `${places} would be shown${nameOtherLines(text, spans)}.`,
      fix: adviseOnTags(names, text.slice(0, first.index)),
    },
    at: first.index,
    span: getSpan(first),
    claims: spans.map((span) => getWholeLines(text, span)),
  }
  return [leftover]
}

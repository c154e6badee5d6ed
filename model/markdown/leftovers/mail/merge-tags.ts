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

export const findMergeTags: FindLeftovers = (text) => {
  if (!/\*\||\[\[|[«{%]|<<|<%/.test(text)) return []
  const tags = [...text.matchAll(MERGE_TAGS)]
  const [first] = tags
  if (!first) return []
  const spans = tags.map(getSpan)
  const names = [...new Set(tags.map(([tag]) => tag))]
  const places =
    names.length === 1
      ? `${first[0]} is a place that a program for mailings fills in; here it`
      : `${listWords(names)} are places that a program for mailings fills in; here they`
  const leftover: Leftover = {
    problem: {
      code: 'foreign-mark',
      message: `${places} would be shown${nameOtherLines(text, spans)}.`,
      fix: 'Write the words that belong there, such as "friend" for a name, or delete the line.',
    },
    at: first.index,
    span: getSpan(first),
    claims: spans.map((span) => getWholeLines(text, span)),
  }
  return [leftover]
}

// Finds comments that a program for notes hides from readers: %% … %% of Obsidian, {>> … <<} of CriticMarkup, [//]: # (…).
import type { TextProblem } from '../../parse-context'
import { getSpan, nameOtherLines, type FindLeftovers } from '../leftover'
import { shortenText } from '../../../text/shorten-text'

/**
 * Programs for mailings write a name between such marks: %%First Name%%. A comment has a space at its start, or begins with a
 * small letter and has several words.
 */
const OBSIDIAN =
  /(?<![A-Za-zÀ-ỿ\d%])(?<!\d )%%(?=\s|[a-zß-ỿ]+ (?![Nn]ame%%))(?!\s*%%)(?:(?!%%)[\s\S]){1,800}(?<!\d ?)%%/u
const CRITIC = /\{>>(?:(?!<<\})[\s\S]){1,800}<<\}/
/** Matches an address that is none, whose title is the comment. */
const LINK =
  /^\[(?:\/\/|comment|comentario|note|nota|_)\]:[ \t]*(?:#|<>|<#>)[ \t]*(?:\([^\n]*\)|"[^"\n]*"|'[^'\n]*')[ \t]*$/
/** Matches the beginning of a comment without its end, which would hide all that is below it. */
const OPEN = /^%%[ \t]+\S[^\n]*$/
const COMMENT = new RegExp(
  [OBSIDIAN, CRITIC, LINK, OPEN].map(({ source }) => source).join('|'),
  'gmu',
)

export const findHiddenComments: FindLeftovers = (text) => {
  if (!/%%|\{>>|\]:[ \t]*[#<]/.test(text)) return []
  const comments = [...text.matchAll(COMMENT)]
  const [first] = comments
  if (first === undefined) return []
  const spans = comments.map(getSpan)
  const problem = describeComment(first[0], nameOtherLines(text, spans))
  return [{ problem, at: first.index, span: getSpan(first), claims: spans }]
}

const MAX_SHOWN = 60

/** There is no repair: the comment may be the only copy of what it says. */
function describeComment(typed: string, otherLines: string): TextProblem {
  const words = typed.trim().replace(/\s+/g, ' ')
  const shown = shortenText(words, MAX_SHOWN)
  const fix =
    'Delete it here. Write it into the description of your proposal, where colleagues read it.'
  return typed.startsWith('[')
    ? {
        code: 'comment-in-text',
        message: `${shown} is not shown, but everybody could read it in the file${otherLines}.`,
        fix,
      }
    : {
        code: 'note-left',
        severity: 'warning',
        message: `${shown} is a comment of another program, and visitors would read it${otherLines}.`,
        fix,
      }
}

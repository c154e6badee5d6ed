// Finds what a chat program writes between the words of a web app (JSX): {" "}, {title}, {/* … */}, <>…</> and lines of import.
import { listWords } from '../../../text/list-words'
import {
  getSpan,
  getWholeLines,
  joinChanges,
  nameOtherLines,
  type Change,
  type FindLeftovers,
} from '../leftover'

const QUOTE = `["'“”‘’]`
/** Matches a space or words in quotation marks and curly brackets, with the words as its first group. */
const WORDS = new RegExp(String.raw`\{(?:${QUOTE}|\x60)([^{}"“”\x60\n]*)(?:${QUOTE}|\x60)\}`, 'g')
const COMMENT = /\{\/\*[^\n]*?\*\/\}/g
const EMPTY_ELEMENT = /<\/?(?:React\.)?Fragment>|<>|<\/>/g
const STATEMENT =
  /^(?:import (?:[\w{}*, ]+ from )?['"][^'"\n]+['"];?|export (?:default|const|function)\b[^\n]*)$/gm
/** Matches a place in which the app would show a value. */
const VALUE =
  /(?<![\w\]"}{):=])\$?\{(?:[a-z]\w*(?:\.\w+)+(?:\([^(){}\n]*\))?|[a-z]+[A-Z]\w*(?:\([^(){}\n]*\))?|title|heading|name|children|description|subtitle|date|email|phone|address|props|content)\}(?!\})/g

export const findProgramCode: FindLeftovers = (text, source) => {
  if (!/[{<]|^(?:im|ex)port /m.test(text)) return []
  // In an element of two characters, nothing is certain; an end belongs to it.
  const isWhole = text.includes('<>') ? text.includes('</>') : true
  const patterns = [WORDS, COMMENT, STATEMENT, VALUE, ...(isWhole ? [EMPTY_ELEMENT] : [])]
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ index }) => !/^[ \t]*[:：]{2}[^\n]*$/.test(getLineBefore(text, index)))
    .sort((a, b) => a.index - b.index)
  const [first] = found
  if (first === undefined) return []
  const spans = found.map(getSpan)
  const values = found.filter(([typed]) => isValue(typed)).map(([typed]) => typed)
  const typed = listWords([...new Set(found.map(([code]) => code))])
  const isOne = found.length === 1
  const { span, replacement } = joinChanges(
    source,
    found.map((match) => createChange(text, match)),
  )
  return [
    {
      problem: {
        code: 'foreign-mark',
        message: `${typed} ${isOne ? 'is' : 'are'} code for the program of a website, as chat programs write it, and visitors would read it${nameOtherLines(text, spans)}.`,
        fix:
          values.length > 0
            ? `In place of ${listWords(values)}, write what belongs there.`
            : adviseOn(first, isOne),
        ...(values.length > 0 ? {} : { replacement }),
      },
      at: first.index,
      span,
      claims: spans,
    },
  ]
}

const getLineBefore = (text: string, index: number): string =>
  text.slice(text.lastIndexOf('\n', index - 1) + 1, index)

const isValue = (typed: string): boolean => /^\$?\{[a-z]/.test(typed)

function adviseOn([typed, words = '']: RegExpMatchArray, isOne: boolean): string {
  if (!isOne) return 'Delete these codes, and leave the words between them as they are.'
  if (words.trim() !== '') return `Write ${words.trim()} in place of ${typed}`
  return /["'“”‘’`] *["'“”‘’`]/.test(typed) ? `Delete ${typed} and leave one space.` : 'Delete it.'
}

/** Returns the change that leaves the words, and one space between them. */
function createChange(text: string, match: RegExpMatchArray): Change {
  const [typed, words = ''] = match
  const span = getSpan(match)
  if (words.trim() !== '') return { ...span, text: words }
  const line = getWholeLines(text, span)
  const before = text.slice(line.start, span.start)
  const after = text.slice(span.end, line.end)
  if (before.trim() === '' && after.trim() === '' && line.start > 0)
    return { start: line.start - 1, end: line.end, text: '' }
  const start = span.start - (/[ \t]*$/.exec(before)?.[0].length ?? 0)
  const end = span.end + (/^[ \t]*/.exec(after)?.[0].length ?? 0)
  const isSpace = /[\s"'`]/.test(typed) || start < span.start || end > span.end
  const isBetween = before.trim() !== '' && after.trim() !== ''
  return { start, end, text: isSpace && isBetween ? ' ' : '' }
}

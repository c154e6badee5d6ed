// Finds the footnotes of Word and Markdown; the repair puts their words into the text, in parentheses.
import type { ProblemDetails } from '../../../../problems/problem'
import { listWords } from '../../../../text/list-words'
import { getSpan, joinChanges, type Change, type FindLeftovers } from '../../leftover'

/** The number of a footnote as a link: `[[1]](#_ftn1)`, `[\[1\]](#_ftn1)` or `[1](#_edn1)`. */
const createLink = (target: string) =>
  String.raw`\[(?:\\?\[)?[\divxa-z*]{1,5}(?:\\?\])?\]\(#_?(?:ftn|edn|fn|footnote)-?${target}-?(\d{1,3})\)`
const WORD_NOTE = new RegExp(
  `(?<=^|\\n)[ \\t]*${createLink('ref')}[ \\t]*([^\\n]*(?:\\n[^\\n\\[#:]+)*)`,
  'g',
)
const WORD_MARK = new RegExp(createLink(''), 'g')
const MARKDOWN_NOTE = /(?<=^|\n)\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n[^\n[#:]+)*)/g
const MARKDOWN_MARK = /\[\^([^\]\s]+)\](?!:)/g

export const findFootnotes: FindLeftovers = (text, source) => {
  if (!/\(#_?(?:ftn|edn|fn|footnote)|\[\^/.test(text)) return []
  const notes = [...text.matchAll(WORD_NOTE), ...text.matchAll(MARKDOWN_NOTE)]
  const spans = notes.map(getSpan)
  const isInNote = (offset: number) =>
    spans.some(({ start, end }) => offset >= start && offset < end)
  const marks = [...text.matchAll(WORD_MARK), ...text.matchAll(MARKDOWN_MARK)].filter(
    ({ index }) => !isInNote(index),
  )
  const all = [...marks, ...notes].sort((a, b) => a.index - b.index)
  const [first] = all
  if (!first) return []
  const at = first.index + (/^\s*/.exec(first[0])?.[0].length ?? 0)
  const claims = all.map(getSpan)
  if (notes.length === 0)
    return [{ problem: describeLost(marks), at, span: getSpan(first), claims }]
  const changes = repair(source, marks, notes)
  if (changes === null) return [{ problem: FOOTNOTE, at, span: getSpan(first), claims }]
  const { span, replacement } = joinChanges(source, changes)
  const problem = { ...FOOTNOTE, fix: adviseOnNotes(notes), replacement }
  return [{ problem, at, span, claims }]
}

/** Returns the changes, or null unless each footnote has one mark and one note. */
function repair(
  source: string,
  marks: readonly RegExpMatchArray[],
  notes: readonly RegExpMatchArray[],
): Change[] | null {
  const names = (matches: readonly RegExpMatchArray[]) =>
    matches.map(([, name = '']) => name).sort()
  const isComplete = names(marks).join(' ') === names(notes).join(' ')
  const isUnique = new Set(names(marks)).size === marks.length
  if (!isComplete || !isUnique || notes.some(([, , words = '']) => words.trim() === '')) return null
  const words = new Map(notes.map(([, name = '', typed = '']) => [name, typed]))
  return [
    ...marks.map((mark) => putIntoText(source, mark, words.get(mark[1] ?? '') ?? '')),
    ...notes.map((note) => removeNote(source, note)),
  ]
}

/** Writes the note in parentheses, and before the punctuation at which the mark was. */
function putIntoText(source: string, mark: RegExpMatchArray, typed: string): Change {
  const { start, end } = getSpan(mark)
  const [before = '', punctuation = ''] = /([.,;:!?])?[ \t]*$/.exec(source.slice(0, start)) ?? []
  return { start: start - before.length, end, text: ` ${toParentheses(typed)}${punctuation}` }
}

/** More words are not repeated in the advice. */
const MAX_QUOTED = 100

function adviseOnNotes(notes: readonly RegExpMatchArray[]): string {
  const [first, another] = notes.map(([, , words = '']) => toParentheses(words))
  return first !== undefined && another === undefined && first.length <= MAX_QUOTED
    ? `Write ${first} in place of the number in the text, and delete the footnote itself.`
    : 'Write the words of each footnote in parentheses in place of its number in the text, and delete the footnotes themselves.'
}

/** Returns the words of a footnote as they can be within a sentence. */
function toParentheses(words: string): string {
  const note = words
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\.)\.$/, '')
    .replace(/^(?:See|Compare|Vea|Ver)(?= )/, (word) => word.toLowerCase())
  return `(${note})`
}

/** Removes the note with the empty lines above it. */
function removeNote(source: string, note: RegExpMatchArray): Change {
  const { start, end } = getSpan(note)
  const gap = /\s*$/.exec(source.slice(0, start))?.[0].length ?? 0
  return { start: start - gap, end, text: '' }
}

const FOOTNOTE: ProblemDetails = {
  code: 'footnote',
  message: 'Footnotes are not shown on this site.',
  fix: 'Put the words of the footnote into the text, in parentheses for example.',
}

/** The problem of marks whose notes were not copied. */
function describeLost(marks: readonly RegExpMatchArray[]): ProblemDetails {
  const typed = [...new Set(marks.map(([mark]) => mark))]
  const isOne = typed.length === 1
  return {
    code: 'footnote',
    message: `${listWords(typed)} ${isOne ? 'leads to no footnote' : 'lead to no footnotes'}.`,
    fix: `Delete ${isOne ? 'it' : 'them'}. If you still have the words of the ${isOne ? 'footnote' : 'footnotes'}, put them into the text.`,
  }
}

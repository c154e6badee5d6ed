// Leaves out of the texts what is to be deleted from them anyway, so that nobody translates or moves it.
import { omitWordComments } from '../../markdown/leftovers/documents/word/read-word-comments'
import type { Problem, TextEdit } from '../../problems/problem'
import type { ProblemCode } from '../../problems/problem-codes'
import { applyEdits } from '../../problems/text-edits'

/** Problems whose repair is to delete words, or to move those of a footnote. */
const NOTES: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'note-left',
  'chat-words',
  'footnote',
])

type Texts = Readonly<Record<string, string>>

/** Returns the texts without the notes in them; the other lines have the numbers that they have in the files. */
export function omitNotes(texts: Texts, problems: readonly Problem[]): Texts {
  const notes = problems.filter(({ code }) => NOTES.has(code))
  if (notes.length === 0) return texts
  const result = { ...texts }
  for (const file of new Set(notes.map((problem) => problem.file))) {
    const path = file.slice(file.indexOf('/') + 1)
    const text = texts[path]
    if (text === undefined) continue
    const edits = notes.flatMap((problem) =>
      problem.file === file && problem.suggestion !== null ? [problem.suggestion] : [],
    )
    result[path] = omitWordComments(applyEdits(text, edits.map(keepLines)))
  }
  return result
}

/** Adds an empty line for each line that an edit deletes. */
function keepLines({ line, endLine, text }: TextEdit): TextEdit {
  const missing = endLine - line + 1 - text.split('\n').length
  return { line, endLine, text: text + '\n'.repeat(Math.max(0, missing)) }
}

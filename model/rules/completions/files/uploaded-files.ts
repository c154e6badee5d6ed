// Completes the problem of a link to a PDF on someone's computer, if the PDF has been uploaded already: then its address is known.
import type { Problem, TextEdit } from '../../../problems/problem'
import type { ContentFiles } from '../../../source/read-content'

/** Matches the advice of `adviseOnLocalFile`, which does not know what has been uploaded. */
const UPLOAD_PDF = /^Upload the PDF to content\/files as (\S+), if it is not there yet/
/** Matches the address of a PDF on a computer, with what may be around it. */
const ON_COMPUTER = /(?<![a-z])(?:file:\/{2,3}|sandbox:\/|[a-z]:[\\/])[^\n()"<>]*?\.pdf/gi

export function completeUploadedFiles(
  problems: readonly Problem[],
  { texts, downloads }: Pick<ContentFiles, 'texts' | 'downloads'>,
): Problem[] {
  return problems.map((problem) => {
    const [, name = ''] = UPLOAD_PDF.exec(problem.fix) ?? []
    if (!Object.hasOwn(downloads, name)) return problem
    const text = texts[problem.file.slice(problem.file.indexOf('/') + 1)] ?? ''
    const path = `/files/${name}`
    return {
      ...problem,
      fix: `Write ${path}`,
      suggestion: replaceAddress(text, problem.line, path),
    }
  })
}

/** Returns the edit of a line, or null unless it has one such address. */
function replaceAddress(text: string, line: number, path: string): TextEdit | null {
  const typed = text.split('\n')[line - 1] ?? ''
  const [found, another] = typed.match(ON_COMPUTER) ?? []
  if (found === undefined || another !== undefined) return null
  return { line, endLine: line, text: typed.replace(found, () => path) }
}

// Checks the content as it would be with the files of a form, and repairs what is certain, as `check --fix` does.
import { loadSite } from '../../model/load-site'
import { getDayInTimeZone } from '../../model/dates/day'
import type { Problem } from '../../model/problems/problem'
import { applyEdits } from '../../model/problems/text-edits'
import type { ContentFiles } from '../../model/source/read-content'

/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6

export type CheckedText = {
  /** The text, repaired. */
  readonly text: string
  /** The problems that the text adds to those that are there without it. */
  readonly problems: readonly Problem[]
}

/**
 * Checks one file.
 * @param files the content, with the images of the form
 * @param path its path below the content folder
 */
export function checkText(files: ContentFiles, path: string, typed: string): CheckedText {
  const known = new Set(findProblems(files).map(identify))
  let text = typed
  for (let round = 0; ; round++) {
    const all = findProblems({ ...files, texts: { ...files.texts, [path]: text } })
    const problems = all.filter(
      (problem) => problem.file === `content/${path}` || !known.has(identify(problem)),
    )
    const edits = problems.flatMap(({ file, suggestion }) =>
      file === `content/${path}` && suggestion ? [suggestion] : [],
    )
    if (edits.length === 0 || round === MAX_FIX_ROUNDS) return { text, problems }
    text = applyEdits(text, edits)
  }
}

const findProblems = (files: ContentFiles): readonly Problem[] =>
  loadSite(files, { today: (zone) => getDayInTimeZone(zone, new Date()), drafts: true }).problems

const identify = ({ file, code, message }: Problem): string => `${file} ${code} ${message}`

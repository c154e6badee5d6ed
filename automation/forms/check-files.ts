// Checks the content as it would be with the files of a form, and repairs what is certain, as `check --fix` does.
import { getDayInTimeZone, type Day } from '../../model/dates/day'
import { loadSite, type LoadedSite } from '../../model/load-site'
import type { Problem } from '../../model/problems/problem'
import { applyEdits } from '../../model/problems/text-edits'
import type { ContentFiles } from '../../model/source/read-content'
import type { Draft } from './draft'

/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6

/** The content before the form. */
export type CurrentSite = {
  readonly files: ContentFiles
  readonly problems: readonly Problem[]
  readonly today: Day
  /** The address of the public site, if the content names it. */
  readonly url: string | undefined
}

export type CheckedText = {
  /** The text, repaired. */
  readonly text: string
  /** The problems that the text adds to those that are there without it. */
  readonly problems: readonly Problem[]
}

export function loadCurrentSite(files: ContentFiles): CurrentSite {
  const { problems, today, site } = load(files)
  return { files, problems, today, url: site?.settings.url }
}

/** Checks the file of a draft, with its picture. */
export function checkDraft(
  { files, problems: current }: CurrentSite,
  { path, text: typed, picture }: NonNullable<Draft['file']>,
): CheckedText {
  const known = new Set(current.map(identify))
  const images = picture === null ? files.images : { ...files.images, [picture.name]: picture.size }
  let text = typed
  for (let round = 0; ; round++) {
    const all = load({ ...files, images, texts: { ...files.texts, [path]: text } }).problems
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

const load = (files: ContentFiles): LoadedSite =>
  loadSite(files, { today: (zone) => getDayInTimeZone(zone, new Date()), drafts: true })

const identify = ({ file, code, message }: Problem): string => `${file} ${code} ${message}`

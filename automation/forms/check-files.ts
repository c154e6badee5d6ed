// Checks the content as it would be with the files of a form, and repairs what is certain, as `check --fix` does.
import { getDayInTimeZone, type Day } from '../../model/dates/day'
import { loadSite, type LoadedSite } from '../../model/load-site'
import type { Problem } from '../../model/problems/problem'
import { applyEdits } from '../../model/problems/text-edits'
import type { EntryReader } from '../../model/source/entry/entry-reader'
import type { ParsedEntry } from '../../model/source/entry/parsed-entry'
import { createReader } from '../../model/source/parse-once'
import type { ContentFiles } from '../../model/source/read-content'
import { SETTINGS_PATH } from '../../model/source/settings-file'
import type { Draft } from './draft'

/** The same limit as in `check --fix`. */
const MAX_FIX_ROUNDS = 6

/** The content before the form. */
export type CurrentSite = {
  readonly files: ContentFiles
  /** The entries of the files, so that checking a draft parses no other file. */
  readonly parsedEntries: Map<string, ParsedEntry>
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
  const parsedEntries = new Map<string, ParsedEntry>()
  const { problems, today, site } = load(
    files,
    createReader(() => false, parsedEntries),
  )
  return { files, parsedEntries, problems, today, url: site?.settings.url }
}

/** Checks the file of a draft, with its picture. */
export function checkDraft(
  { files, parsedEntries, problems: current }: CurrentSite,
  { path, text: typed, picture }: NonNullable<Draft['file']>,
): CheckedText {
  const known = new Set(current.map(identify))
  const images = picture === null ? files.images : { ...files.images, [picture.name]: picture.size }
  // How a file is parsed depends on the settings.
  const isChanging = (file: string) => path === SETTINGS_PATH || file === `content/${path}`
  const read = createReader(isChanging, parsedEntries)
  let text = typed
  for (let round = 0; ; round++) {
    const texts = { ...files.texts, [path]: text }
    const all = load({ ...files, images, texts }, read).problems
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

const load = (files: ContentFiles, read: EntryReader): LoadedSite =>
  loadSite(files, { today: (zone) => getDayInTimeZone(zone, new Date()), drafts: true, read })

const identify = ({ file, code, message }: Problem): string => `${file} ${code} ${message}`

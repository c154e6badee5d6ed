// Files to the checked model of the site: a pure function, so that a test is a small site written in memory.
import { checkOldAddresses } from './check/old-addresses'
import { checkSite } from './check/check-site'
import type { AnyEntry, Kind } from './kind'
import { kinds, type Collections } from './kinds'
import { settings as settingsKind, type Settings } from './kinds/settings'
import { compareText, problem, sortProblems, type Problem } from './problem'
import { readEntry, type ReadEntry } from './read-entry'
import type { ContentFiles } from './read-content'
import type { Site } from './site'

export type LoadedSite = {
  /** To be used only when no problem is an error. */
  readonly site: Site
  readonly problems: readonly Problem[]
  /** How many files still say `sample: true`. */
  readonly samples: number
}

type Options = {
  /** Whether entries that say `draft: yes` are part of the site. */
  readonly drafts?: boolean
  /** How the content folder is called in problems. */
  readonly name?: string
}

/** Reads, checks and sorts everything; finds all problems of all files in one run. */
export function loadSite(
  files: ContentFiles,
  { drafts = false, name = 'content' }: Options = {},
): LoadedSite {
  const fileName = (path: string) => `${name}/${path}`
  const problems: Problem[] = [...files.problems]

  const readSettings = readEntry(
    files.texts['site.md'] ?? '---\n---\n',
    { kind: settingsKind as unknown as Kind, file: fileName('site.md'), slug: 'site' },
    { outsideLinks: {}, pictures: files.pictures },
  )
  const settings = readSettings.entry as unknown as Settings
  const context = {
    outsideLinks: Object.fromEntries(
      (settings.outsideLinks ?? []).filter((one) => one !== undefined),
    ),
    pictures: files.pictures,
  }

  const read: ReadEntry[] = []
  for (const path of Object.keys(files.texts).sort(compareText)) {
    if (path === 'site.md') continue
    const kind = kindOf(path)
    if (kind === null) problems.push(problem(STRAY, { file: fileName(path) }))
    else
      read.push(
        readEntry(
          files.texts[path] ?? '',
          { kind, file: fileName(path), slug: slugOf(path) },
          context,
        ),
      )
  }

  const entries = read.filter(({ entry }) => drafts || entry.draft !== true)
  for (const one of [readSettings, ...read]) problems.push(...one.problems)
  problems.push(...checkSite([readSettings, ...entries], files.pictures))
  problems.push(...checkOldAddresses(read, files, name))

  return {
    site: { settings, pictures: files.pictures, ...collect(entries) },
    problems: sortProblems(problems),
    samples: [readSettings, ...entries].filter(({ entry }) => entry.sample === true).length,
  }
}

function collect(read: readonly ReadEntry[]): Collections {
  const byKind = Object.entries(kinds).map(([collection, kind]) => {
    const entries = read
      .filter((one) => one.kind === (kind as unknown as Kind))
      .map((one) => one.entry)
    return [
      collection,
      entries.sort(kind.compare as unknown as (a: AnyEntry, b: AnyEntry) => number),
    ]
  })
  return Object.fromEntries(byKind) as Collections
}

/** The kind whose folder holds the path; only pages may lie in folders within their folder. */
function kindOf(path: string): Kind | null {
  const [folder, ...rest] = path.split('/')
  const kind = Object.values(kinds).find((one) => one.folder === folder)
  if (!kind || rest.length === 0 || (rest.length > 1 && kind !== kinds.pages)) return null
  return kind as unknown as Kind
}

function slugOf(path: string): string {
  return path.slice(path.indexOf('/') + 1, -'.md'.length)
}

const STRAY = {
  code: 'file-misplaced',
  message: 'The file lies where no kind of content is kept, so it would not be shown.',
  fix: `Move it into one of the folders ${Object.values(kinds)
    .map((kind) => kind.folder)
    .join(', ')}.`,
}

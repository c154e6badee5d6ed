// Files to the checked model of the site: a pure function, so that a test is a small site written in memory.
import { checkPublishedUrls } from './rules/published-urls/published-urls'
import { checkSite } from './rules/check-site'
import type { Day } from './dates/day'
import type { ParseContext } from './schema/field'
import type { AnyEntry, Collection } from './define-collection'
import { parsePublishedUrls } from './routing/published-urls'
import { resolveCollection } from './source/resolve-collection'
import { collections, type CollectionEntries } from './collections'
import { settings as settingsCollection, type Settings } from './settings'
import { compareText, createProblem, sortProblems, type Problem } from './problems/problem'
import {
  parseEntry,
  createUnreadableEntry,
  type EntryId,
  type ParsedEntry,
} from './source/parse-entry'
import type { ContentFiles } from './source/read-content'
import type { Site } from './site'
import { findRemoteImages, type RemoteImageUse } from './remote-images/find-remote-images'
import { getHiddenReason, type HiddenFile } from './visibility'

export type LoadedSite = {
  /** To be used only when no problem is an error. */
  readonly site: Site
  /** Of all files, whether the site has them or not: so every command tells the same. */
  readonly problems: readonly Problem[]
  /** How many files of the site still say `sample: true`. */
  readonly samples: number
  /** The day that decided what is public, in the clinic's time zone. */
  readonly today: Day
  /** The entries that are not public on that day, whether the site has them or not. */
  readonly hidden: readonly HiddenFile[]
  /** Where the entries of the site name pictures by their address; those are not read with the files. */
  readonly stock: readonly RemoteImageUse[]
}

type Options = {
  /** Tells the day in a time zone: the caller reads the clock, and the settings name the zone. */
  readonly today: (timeZone: string) => Day
  /** Whether entries that are not public are part of the site, as in a preview. */
  readonly drafts?: boolean
  /** How the content folder is called in problems. */
  readonly name?: string
  /** Reads one file; a build hands over one that remembers what it has read before. */
  readonly read?: EntryReader
}

/** Does what `readEntry` does; the text is there for whoever asks for it. */
export type EntryReader = (text: () => string, place: EntryId, context: ParseContext) => ParsedEntry

/** Reads, checks and sorts everything; finds all problems of all files in one run. */
export function loadSite(
  files: ContentFiles,
  { today: dayIn, drafts = false, name = 'content', read: readFile = readAnew }: Options,
): LoadedSite {
  const fileName = (path: string) => `${name}/${path}`
  const problems: Problem[] = [...files.problems]

  const readSettings = readSettingsFile(files, name)
  const settings = readSettings.entry as unknown as Settings
  // Without a time zone, which is a problem of its own, it is Alabama's.
  const today = dayIn(settings.timeZone ?? 'America/Chicago')
  const context = contextFrom(settings, files)

  const read: ParsedEntry[] = []
  const unread = new Set(files.unread)
  for (const path of [...Object.keys(files.texts), ...unread].sort(compareText)) {
    if (path === 'site.md') continue
    const text = () => files.texts[path] ?? ''
    const file = fileName(path)
    const located = resolveCollection(path)
    if ('collection' in located) {
      const place = { file, ...located }
      read.push(unread.has(path) ? createUnreadableEntry(place) : readFile(text, place, context))
    } else if (!unread.has(path)) problems.push(createProblem(located.finding, { file }))
  }

  for (const one of [readSettings, ...read]) problems.push(...one.problems)
  const published = new Set(parsePublishedUrls(files.ledger ?? '').map(({ address }) => address))
  problems.push(...checkSite([readSettings, ...read], files, today, published))
  problems.push(...checkPublishedUrls(read, files, name))

  const hidden: HiddenFile[] = []
  const entries: ParsedEntry[] = []
  for (const one of read) {
    const why = getHiddenReason(one.entry, today)
    if (why !== null) hidden.push({ file: one.entry.file, why })
    if (drafts || why === null) entries.push(one)
  }
  return {
    site: { settings, images: files.images, downloads: files.downloads, ...collect(entries) },
    problems: sortProblems(problems),
    samples: [readSettings, ...entries].filter(({ entry }) => entry.sample === true).length,
    today,
    hidden,
    stock: findRemoteImages(entries),
  }
}

const readAnew: EntryReader = (text, place, context) => parseEntry(text(), place, context)

/** What the reading of all files depends on beside their own text. */
export function createParseContext(files: ContentFiles, name: string): ParseContext {
  return contextFrom(readSettingsFile(files, name).entry as unknown as Settings, files)
}

function readSettingsFile({ texts, images }: ContentFiles, name: string): ParsedEntry {
  return parseEntry(
    texts['site.md'] ?? '---\n---\n',
    {
      collection: settingsCollection as unknown as Collection,
      file: `${name}/site.md`,
      slug: 'site',
    },
    { outsideLinks: {}, images },
  )
}

function contextFrom({ outsideLinks = [] }: Settings, { images }: ContentFiles): ParseContext {
  return {
    outsideLinks: Object.fromEntries(outsideLinks.filter((one) => one !== undefined)),
    images,
  }
}

function collect(read: readonly ParsedEntry[]): CollectionEntries {
  const entries = new Map<unknown, AnyEntry[]>()
  for (const collection of Object.values(collections)) entries.set(collection, [])
  for (const { collection, entry } of read) entries.get(collection)?.push(entry)
  const sorted = Object.entries(collections).map(([name, collection]) => {
    const compare = collection.compare as unknown as (a: AnyEntry, b: AnyEntry) => number
    return [name, entries.get(collection)?.sort(compare)]
  })
  return Object.fromEntries(sorted) as CollectionEntries
}

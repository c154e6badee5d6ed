// Builds the checked model of the site from its files: a pure function, so that tests can use small sites in memory.
import { checkPublishedUrls } from './rules/published-urls/published-urls'
import { findRenamedPages } from './rules/published-urls/renamed/renamed-pages'
import { omitComparisons } from './rules/copies/copied-comparisons'
import { checkSite } from './rules/check-site'
import { completeProblems } from './rules/completions/complete-problems'
import { omitMismatches } from './rules/omit-consequences'
import { omitDisputedPromises } from './rules/promises/disputed-promises'
import { completeLinkedUploads } from './rules/completions/files/linked-uploads'
import { completeUploadedFiles } from './rules/completions/files/uploaded-files'
import { completeNeedlessTranslations } from './rules/translations/needless-translations'
import type { Day } from './dates/day'
import type { AnyEntry } from './define-collection'
import { parsePublishedUrls } from './routing/published-urls'
import { resolveCollection } from './source/resolve-collection'
import { findMissingFolder } from './source/wrong-folder'
import { collections, type CollectionEntries } from './collections'
import { loadSettings } from './load-settings'
import { compareText } from './text/compare-text'
import { createProblem, sortProblems, type Problem } from './problems/problem'
import { readUncached, type EntryReader } from './source/entry/entry-reader'
import { createUnreadableEntry, type ParsedEntry } from './source/entry/parsed-entry'
import type { ContentFiles } from './source/read-content'
import { checkSecondSettings } from './source/settings-file'
import { getPublicSite, getSiteWithDrafts } from './public-site'
import type { Site } from './site'
import { findRemoteImages, type RemoteImageUse } from './remote-images/find-remote-images'
import { getHiddenReason, type HiddenFile, type HiddenReason } from './visibility'
import { findOutdatedTranslations } from './translations/translation-age'

export type LoadedSite = {
  /** Usable only if none of the problems is an error. */
  readonly site: Site
  /** The same with all entries, even those that are not public. */
  readonly complete: Site
  /** The problems of all files, even of those that are hidden, so that every command reports the same. */
  readonly problems: readonly Problem[]
  /** The files of the entries, the settings included, that still say `sample: true`. */
  readonly samples: readonly string[]
  /** The day, in the clinic's time zone, that decides what is public. */
  readonly today: Day
  /** The entries that are not public on that day; with `drafts`, they are part of the site nevertheless. */
  readonly hidden: readonly HiddenFile[]
  /** The uses of remote images in the entries of the site; these images are not read with the files. */
  readonly remoteImages: readonly RemoteImageUse[]
}

type Options = {
  /** Returns the current day in a time zone: the caller reads the clock, and the settings name the zone. */
  readonly today: (timeZone: string) => Day
  /** Whether to include entries that are not public, as in a preview. */
  readonly drafts?: boolean
  /** The name of the content folder in problems. */
  readonly name?: string
  /** Parses one file; builds pass a reader with a cache. */
  readonly read?: EntryReader
  /** Whether the texts say from which line they come, as in a preview (model/source/source-mark.ts). */
  readonly marksSources?: boolean
}

/** Parses, checks and sorts all content, and finds all problems of all files in one run. */
export function loadSite(
  files: ContentFiles,
  {
    today: getToday,
    drafts = false,
    name = 'content',
    read: readEntry = readUncached,
    marksSources = false,
  }: Options,
): LoadedSite {
  const {
    file: settingsFile,
    parsed: parsedSettings,
    settings,
    context,
  } = loadSettings(files, name, marksSources, readEntry)
  const { problem: settingsProblem } = settingsFile
  const problems = files.problems.filter(({ file }) => file !== settingsProblem?.file)
  if (settingsProblem) problems.push(settingsProblem)
  // A missing time zone is reported as a problem; until it is fixed, Alabama's is used.
  const today = getToday(settings.timeZone ?? 'America/Chicago')

  const parsed: ParsedEntry[] = []
  const unread = new Set(files.unreadable)
  const paths = [...Object.keys(files.texts), ...unread].sort(compareText)
  for (const path of paths) {
    if (path === settingsFile.path) continue
    const text = () => files.texts[path] ?? ''
    const file = `${name}/${path}`
    const resolved = resolveCollection(path, paths)
    const second = unread.has(path) ? null : checkSecondSettings(path, text)
    if (second) {
      problems.push(createProblem(second, { file }))
      continue
    }
    const found = resolved.isLost ? findMissingFolder(text(), path) : null
    const located = found ?? resolved
    const { problem } = located
    const misplaced = problem && !unread.has(path) ? [createProblem(problem, { file })] : []
    if (found && paths.includes(`${found.collection.folder}/${found.slug}.md`)) {
      problems.push(...misplaced)
      continue
    }
    if (!('collection' in located)) {
      problems.push(...misplaced)
      continue
    }
    const id = { file, ...located }
    const own = unread.has(path) ? createUnreadableEntry(id) : readEntry(text, id, context)
    // What the fields say of the right folder is more certain than what the folders say.
    const isFound = own.problems.some(({ code }) => code === 'file-misplaced')
    parsed.push(
      misplaced.length === 0 || isFound
        ? own
        : { ...own, problems: [...misplaced, ...own.problems] },
    )
  }

  const all = [parsedSettings, ...parsed]
  const published = new Set(parsePublishedUrls(files.publishedUrls ?? '').map(({ path }) => path))
  const renamed = findRenamedPages(parsed, published)
  const settingsText = files.texts[settingsFile.path ?? ''] ?? ''
  const names = Object.keys(context.externalLinks)
  problems.push(
    ...completeProblems(parsedSettings, parsed, {
      today,
      texts: files.texts,
      published,
      renamed,
      settings: { text: settingsText, names },
    }),
  )
  problems.push(...checkSite(all, files, today, { published, renamed }))
  problems.push(...checkPublishedUrls(all, files, renamed, name))

  const hidden: HiddenFile[] = []
  const entries: ParsedEntry[] = []
  for (const candidate of parsed) {
    const why = getHiddenReason(candidate.entry, today)
    if (why !== null && !isOverNotice(candidate, why))
      hidden.push({ file: candidate.entry.file, why })
    if (drafts || why === null) entries.push(candidate)
  }
  const complete: Site = {
    settings,
    hoursKnownUntil: null,
    otherNotices: [],
    images: files.images,
    downloads: files.downloads,
    outdatedTranslations: findOutdatedTranslations(parsed, files.texts),
    ...groupByCollection(parsed),
  }
  return {
    site: drafts ? getSiteWithDrafts(complete, today) : getPublicSite(complete, today),
    complete,
    problems: sortProblems(
      omitComparisons(completeAdvice(problems, parsed, files), parsed, published),
    ),
    samples: [parsedSettings, ...entries]
      .filter(({ entry }) => entry.sample === true)
      .map(({ entry }) => entry.file),
    today,
    hidden,
    remoteImages: findRemoteImages(entries),
  }
}

/** Completes the advice on files that have no place here by what the other files say. */
const completeAdvice = (
  problems: readonly Problem[],
  parsed: readonly ParsedEntry[],
  files: Pick<ContentFiles, 'texts' | 'downloads'>,
): Problem[] =>
  completeUploadedFiles(
    completeLinkedUploads(
      completeNeedlessTranslations(
        omitDisputedPromises(omitMismatches(problems)),
        parsed,
        files.texts,
      ),
      parsed,
      files.downloads,
    ),
    files,
  )

/** Returns whether an entry is a notice that is over. It has done its work, so nobody has to know that it is hidden. */
const isOverNotice = ({ collection }: ParsedEntry, { reason }: HiddenReason): boolean =>
  reason === 'expired' && collection === (collections.notices as unknown)

function groupByCollection(parsed: readonly ParsedEntry[]): CollectionEntries {
  const entries = new Map<unknown, AnyEntry[]>()
  for (const collection of Object.values(collections)) entries.set(collection, [])
  for (const { collection, entry } of parsed) entries.get(collection)?.push(entry)
  const sorted = Object.entries(collections).map(([name, collection]) => {
    const compare = collection.compare as unknown as (a: AnyEntry, b: AnyEntry) => number
    return [name, entries.get(collection)?.sort(compare)]
  })
  return Object.fromEntries(sorted) as CollectionEntries
}

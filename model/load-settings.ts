// Loads the settings of the site (content/site.md), on which the parsing of every other file depends.
import type { Collection } from './define-collection'
import { memoizeLast } from './memoize/memoize'
import { toFieldName, type Contacts, type ParseContext } from './schema/field'
import { findOwnUrl } from './links/own-url'
import { settings as settingsCollection, type Settings } from './settings'
import { createProblem, type Problem } from './problems/problem'
import { readUncached, type EntryReader } from './source/entry/entry-reader'
import { createUnreadableEntry, type ParsedEntry } from './source/entry/parsed-entry'
import type { ContentFiles } from './source/read-content'
import { findSettingsFile, SETTINGS_PATH, type SettingsFile } from './source/settings-file'

/** The settings, with the context in which all other files are parsed. */
export type LoadedSettings = {
  readonly file: SettingsFile
  /** Its entry lacks what could not be read. */
  readonly parsed: ParsedEntry
  readonly settings: Settings
  readonly context: ParseContext
}

/**
 * @param name the name of the content folder in problems
 * @param read parses the file; builds pass a reader with a cache
 */
export function loadSettings(
  files: ContentFiles,
  name = 'content',
  marksSources = false,
  read: EntryReader = readUncached,
): LoadedSettings {
  const file = findSettingsFile(files, name)
  const { path } = file
  const text = path === null || files.unreadable.includes(path) ? null : (files.texts[path] ?? '')
  const id = `${name}/${path ?? SETTINGS_PATH}`
  return { file, ...parseSettings(text, id, files.images, marksSources, read) }
}

/** Remembered because a command needs the settings at several places. */
const parseSettings = memoizeLast(
  (
    text: string | null,
    file: string,
    images: ContentFiles['images'],
    marksSources: boolean,
    read: EntryReader,
  ): Omit<LoadedSettings, 'file'> => {
    const id = { collection: settingsCollection as unknown as Collection, file, slug: 'site' }
    const parse = (context: Pick<ParseContext, 'externalLinks' | 'siteUrl'>) =>
      text === null
        ? createUnreadableEntry(id)
        : read(() => text, id, { ...context, images, marksSources })
    const first = parse({ externalLinks: {} })
    const own = getLinks(first.entry)
    // The advice for an item of the menu depends on the links and on the address that the same file has.
    const isAdviceIncomplete = first.problems.some(({ code }) => code === 'navigation-shape')
    const parsed = reportOnce(isAdviceIncomplete || hasOwnUrls(first.entry) ? parse(own) : first)
    const settings = parsed.entry as unknown as Settings
    const context = {
      ...own,
      hasUnknownLinks: settings.outsideLinks === undefined || parsed.problems.some(canHideLinks),
      images,
      contacts: getContacts(settings),
      timeZone: settings.timeZone,
      marksSources,
    }
    return { parsed, settings, context }
  },
)

/** Returns what could be read of the outside links, and the address of our home page. */
function getLinks({ outsideLinks = [], url }: Partial<Settings>) {
  const links = outsideLinks.filter((link) => link !== undefined)
  return { externalLinks: Object.fromEntries(links), siteUrl: url }
}

/** Returns whether the settings have whole addresses of pages of ours, besides that of the home page. */
const hasOwnUrls = (settings: Partial<Settings>): boolean =>
  Object.values(settings)
    .flat(2)
    .some((value) => typeof value === 'string' && findOwnUrl(value, settings.url) !== null)

/** Returns what could be read of the contacts. */
function getContacts({
  name = '',
  phone,
  hotline,
  textNumber,
  afterHoursPhone,
  email = '',
  street = '',
  city = '',
  zip = '',
  url,
  ...others
}: Partial<Settings>): Contacts {
  const phones = [phone, hotline, textNumber, afterHoursPhone].filter(
    (number) => number !== undefined,
  )
  const websites = url === undefined ? [] : [url, ...findWebUrls(others)]
  const hasTextNumber = textNumber !== undefined
  return { phones, hasTextNumber, name, email, websites, street, city, zip }
}

const findWebUrls = (settings: Partial<Settings>): string[] =>
  Object.values(settings)
    .flat(2)
    .filter((value) => typeof value === 'string' && value.startsWith('https://')) as string[]

const FIELD_NAMES = Object.keys(settingsCollection.fields).map(toFieldName)
const LINKS_FIELD = toFieldName('outsideLinks' satisfies keyof Settings)

/** Returns whether a problem of the settings may be the reason why a named link is not known. */
const canHideLinks = ({ field, severity }: Problem): boolean =>
  severity === 'error' && (field === null || field === LINKS_FIELD || !FIELD_NAMES.includes(field))

/** More missing lines than this have been lost together. */
const MAX_SINGLE_LINES = 2
const BRING_BACK = 'an older version of the file: press History above it on GitHub.'

/** Makes one problem of many missing fields, because nobody forgets each of them, and never advises to delete the file. */
function reportOnce(parsed: ParsedEntry): ParsedEntry {
  const { entry } = parsed
  const problems = parsed.problems.map((problem) =>
    problem.code === 'file-empty' ? { ...problem, fix: `Bring back ${BRING_BACK}` } : problem,
  )
  const missing = problems.filter(({ code }) => code === 'field-missing')
  if (missing.length <= MAX_SINGLE_LINES) return { ...parsed, problems }
  const names = missing.map(({ field }) => field).join(', ')
  const lost = createProblem(
    {
      code: 'field-missing',
      message: `These fields are missing: ${names}.`,
      fix: `Bring their lines back from ${BRING_BACK}`,
    },
    { file: entry.file },
  )
  // With its last lines, a file has lost its second fence too.
  const others = problems.filter(({ code }) => code !== 'field-missing' && code !== 'fence-open')
  return { ...parsed, problems: [...others, lost] }
}

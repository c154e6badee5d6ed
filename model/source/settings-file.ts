// Finds the file with the settings of the site, also under a wrong name or in a wrong folder.
import { collections } from '../collections'
import { createProblem, type Problem, type ProblemDetails } from '../problems/problem'
import { toFieldName } from '../schema/field'
import { settings } from '../settings'
import type { ContentFiles } from './read-content'

export const SETTINGS_PATH = 'site.md'

export type SettingsFile = {
  /** The path below the content folder, or null if no file with the settings can be read. */
  readonly path: string | null
  /** Why the file is not content/site.md; null if it is. */
  readonly problem: Problem | null
}

type Files = Pick<ContentFiles, 'texts' | 'unreadable' | 'problems'>

/** @param name the name of the content folder in problems */
export function findSettingsFile(files: Files, name: string): SettingsFile {
  if (Object.hasOwn(files.texts, SETTINGS_PATH) || files.unreadable.includes(SETTINGS_PATH))
    return { path: SETTINGS_PATH, problem: null }
  const paths = Object.keys(files.texts)
  const path =
    paths.find((candidate) => !candidate.includes('/') && isNamedLikeSettings(candidate)) ??
    paths.find((candidate) => looksLikeSettings(files.texts[candidate] ?? ''))
  const rejected = files.problems.find(({ file }) => isNamedLikeSettings(file.split('/').at(-1)))
  const file = path === undefined ? rejected?.file : `${name}/${path}`
  if (file === undefined)
    return { path: null, problem: createProblem(MISSING, { file: `${name}/${SETTINGS_PATH}` }) }
  const isInFolder = file.startsWith(`${name}/`) && file.slice(name.length + 1).includes('/')
  const details = isInFolder ? misplacedSettings(name, file.slice(name.length + 1)) : MISNAMED
  return { path: path ?? null, problem: createProblem(details, { file }) }
}

/** Returns the problem of a second file with the settings, or null if it is none. The text is read only if the name is right. */
export function checkSecondSettings(path: string, getText: () => string): ProblemDetails | null {
  const mayBeNamedSite = /site[^/]*$/i.test(path)
  const isCandidate =
    !path.includes('/') || (mayBeNamedSite && isNamedLikeSettings(path.split('/').at(-1)))
  return isCandidate && looksLikeSettings(getText()) ? SECOND_FILE : null
}

/** Matches the extensions of texts, which may follow each other. */
const EXTENSIONS = /(?:\.(?:md|mdx|markdown|txt|docx?|odt|rtf|html?|pages))+$/i
/** Matches what systems add to the name of a copy, in lower case. */
const COPY_MARKS = /\(\d+\)|^copy of|[- _]*copy(?:[- _]*\d+)?$|[~.]/g

/** Returns whether a file is called site but for its case, its extension, its spaces and the marks of a copy. */
function isNamedLikeSettings(fileName = ''): boolean {
  const base = fileName.replace(EXTENSIONS, '').toLowerCase().replace(COPY_MARKS, '')
  return base.trim() === 'site'
}

const REQUIRED_FIELDS = Object.entries(settings.fields)
  .filter(([name, { required }]) => required && !isSharedName(name))
  .map(([name]) => toFieldName(name))
const SETTINGS_LINE = new RegExp(`^\\s*(?:${REQUIRED_FIELDS.join('|')}):`, 'gm')
/** No other file has as many lines with the names of settings. */
const MIN_SETTINGS_LINES = 3

function isSharedName(name: string): boolean {
  return Object.values(collections).some(({ fields }) => Object.hasOwn(fields, name))
}

const looksLikeSettings = (text: string): boolean =>
  new Set(text.match(SETTINGS_LINE)).size >= MIN_SETTINGS_LINES

const MISSING: ProblemDetails = {
  code: 'settings-file',
  message: 'This file is missing. It holds our name, phone number, hours and menu.',
  fix: 'Bring it back: open the change that deleted or renamed it on GitHub, and undo that change.',
}

const MISNAMED: ProblemDetails = {
  code: 'settings-file',
  message: `This file holds the settings of the site, but its name is not ${SETTINGS_PATH}.`,
  fix: `Press the pencil and change the name in the box to ${SETTINGS_PATH}`,
}

const misplacedSettings = (name: string, path: string): ProblemDetails => ({
  code: 'settings-file',
  message: 'This file holds the settings of the site, but it is in the wrong folder.',
  fix: `Move it up into the folder ${name}: press the pencil and change the name in the box to ${'../'.repeat(path.split('/').length - 1)}${SETTINGS_PATH}`,
})

const SECOND_FILE: ProblemDetails = {
  code: 'settings-file',
  message: `This is a second file with the settings of the site. Only ${SETTINGS_PATH} counts.`,
  fix: `Copy what is newer here into ${SETTINGS_PATH}, and delete this file.`,
}

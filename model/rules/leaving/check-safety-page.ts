// Checks that the page on leaving quickly has the link "Leave quickly" itself, as do the pages that send their readers to it.
import { collections } from '../../collections'
import { getLocalPath, getPathLanguage, OTHER_LANGUAGES } from '../../languages'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { isSensitive } from '../../sensitive-pages'
import { SAFETY_PATH } from '../../site-structure'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { addField } from '../translations/field-edits'

const TITLE =
  /(?<![A-Za-zÀ-ỿ])(?:leav(?:e|ing)(?: [A-Za-zÀ-ỿ]+){0,3} quickly|salir (?:r[aá]pido|r[aá]pidamente|de prisa))(?![A-Za-zÀ-ỿ])/iu

/** Where no page is sensitive, none needs the link. */
export function checkSafetyPage(entries: readonly ParsedEntry[]): Problem[] {
  const sensitive = entries.filter(({ entry }) => isSensitive(entry))
  if (sensitive.length === 0) return []
  const paths = new Set(sensitive.map(({ entry }) => entry.pagePath))
  return entries.flatMap((parsed) => {
    const { entry, collection } = parsed
    if (collection !== (collections.pages as unknown) || isSensitive(entry)) return []
    const { pagePath, title, heading, draft } = entry
    if (pagePath === null || draft === true) return []
    const isAbout = [title, heading].some((words) => TITLE.test(readFieldWords(words)))
    const isKnown = pagePath === getLocalPath(SAFETY_PATH, getPathLanguage(pagePath))
    if ((!isAbout && !isKnown) || isMarkedInOther(parsed, paths) || isUnread(parsed)) return []
    const suggestion = addField(parsed, 'sensitive: true', 'sensitive')
    const problem = parsed.entry['sensitive'] === undefined ? UNMARKED : DENIED
    return [createProblem({ ...problem, suggestion }, getFieldPosition(parsed, 'sensitive'))]
  })
}

/** Returns whether the same page is marked in the other language, which the check of translations reports. */
function isMarkedInOther(
  { entry: { pagePath, translationOf } }: ParsedEntry,
  sensitive: ReadonlySet<string | null>,
): boolean {
  const others =
    typeof translationOf === 'string'
      ? [translationOf]
      : OTHER_LANGUAGES.map((language) => getLocalPath(pagePath ?? '', language))
  return others.some((path) => sensitive.has(path))
}

/** Returns whether the value, or the whole file, could not be read, which has been reported. */
function isUnread({ entry, getSource }: ParsedEntry): boolean {
  if (entry['sensitive'] !== undefined) return false
  const { frontMatter } = getSource()
  return frontMatter.size === 0 || frontMatter.has('sensitive')
}

const ABOUT = 'This page is about leaving quickly, but it does not have that link itself'
const UNMARKED: FileProblem = {
  code: 'leave-page',
  message: `${ABOUT}: the line sensitive: true is missing.`,
  fix: 'Add this line to the fields at the top: sensitive: true',
}
const DENIED: FileProblem = {
  code: 'leave-page',
  message: `${ABOUT}, because of this line.`,
  fix: 'Write sensitive: true',
}

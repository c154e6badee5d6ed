// Checks that file names are valid, that no two files claim the same path or event ID, and that no path is reserved.
import { orderCopies, reportDuplicateId } from './ids/copied-ids'
import type { PublishedPaths } from './renamed/renamed-pages'
import { checkFileName } from '../../source/check-file-name'
import { wrongEnding } from '../../source/text-endings'
import { collections } from '../../collections'
import { isGeneratedPath } from './redirects/redirects'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { FILE_FOLDERS } from '../../site-structure'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getPathLanguage, splitFileName } from '../../languages'
import { canBeTranslated } from '../../translations/translated-collections'

export function checkUniquePaths(
  entries: readonly ParsedEntry[],
  { published, renamed }: PublishedPaths,
): Problem[] {
  const formerNames = new Map(
    [...renamed.values()].map(({ file, formerName }) => [file, formerName]),
  )
  const problems: Problem[] = []
  const fileByPath = new Map<string, string>()
  const eventById = new Map<string, ParsedEntry>()
  const ids = new Set(entries.map(({ entry }) => entry['id']))
  const isPublished = ({ entry }: ParsedEntry) => published.has(entry.pagePath ?? '')
  for (const { parsed, problem } of listByName(entries)) {
    const { entry, collection } = parsed
    const { file, id, pagePath, slug } = entry
    const place = pagePath ?? `${collection.name} ${slug}`
    const other = fileByPath.get(place)
    if (problem && other !== undefined) {
      problems.push(createProblem(otherName(other), { file }))
      continue
    }
    if (collection === (collections.events as unknown) && typeof id === 'string') {
      const same = eventById.get(id)
      const [newer, older] = same ? orderCopies(id, parsed, same, isPublished) : [parsed]
      eventById.set(id, older ?? parsed)
      if (older) problems.push(reportDuplicateId(id, newer, older, ids))
    }
    if (problem) {
      const formerName = formerNames.get(file) ?? null
      const details = formerName === null ? problem : renameBack(problem, formerName)
      problems.push(createProblem(details, { file }))
    }
    if (other === undefined) fileByPath.set(place, file)
    if (pagePath === null) continue
    const isOfLanguage = getPathLanguage(pagePath) !== splitFileName(slug).language
    if (isGeneratedPath(pagePath) || FILE_PATH.test(pagePath) || isOfLanguage)
      problems.push(createProblem(reservedPath(pagePath), { file }))
    if (other !== undefined) problems.push(createProblem(duplicatePath(pagePath, other), { file }))
  }
  return problems
}

/** Returns the entries with what is wrong with their names; those with the right names come first, so that they are not blamed. */
function listByName(entries: readonly ParsedEntry[]) {
  const named = entries.map((parsed) => ({ parsed, problem: checkName(parsed) }))
  return [
    ...named.filter(({ problem }) => problem === null),
    ...named.filter(({ problem }) => problem !== null),
  ]
}

/** Returns what is wrong with the name of a file, or null. */
function checkName({
  entry: { file, slug },
  collection,
  problems,
}: ParsedEntry): ProblemDetails | null {
  const typed = getTypedName(file)
  // The file has to move, and where it moves it has the right name.
  if (problems.some(({ code, fix }) => code === 'file-misplaced' && fix.includes(`/${slug}.md`)))
    return null
  return file.endsWith('.md') || typed === ''
    ? checkFileName(typed || slug, canBeTranslated(collection))
    : wrongEnding(slug.split('/').at(-1) ?? '')
}

/** Returns the path of a file below the folder of its collection, without `.md`, as it was typed; nothing for the settings. */
const getTypedName = (file: string) => file.split('/').slice(2).join('/').replace(/\.md$/, '')

/** Matches paths that are reserved for files; a page there would be taken for a file. */
const FILE_PATH = new RegExp(`^/(?:${FILE_FOLDERS.join('|')})/`)

const reservedPath = (path: string): ProblemDetails => ({
  code: 'address-reserved',
  message: `The website needs ${path} for itself.`,
  fix: /^\/[a-z-]+$/.test(path)
    ? `Press the pencil and change the name in the box to ${path.slice(1)}-page.md`
    : 'Move the file into another folder, or give it another name.',
})

/** The address of a page stays when only its words change. */
const renameBack = (problem: ProblemDetails, formerName: string): ProblemDetails => ({
  ...problem,
  message: `${problem.message} This one seems to have been ${formerName}.`,
  fix: `Press the pencil and change the name in the box back to ${formerName}. Visitors see the title, not the name of the file.`,
})

const otherName = (otherFile: string): ProblemDetails => ({
  code: 'file-name',
  message: `This file has the name of ${otherFile}, apart from spaces, capital letters or the mark of a copy.`,
  fix: `If this file is a copy, put what is newer here into ${otherFile}, and delete this file. If not, give this file another name.`,
})

const duplicatePath = (path: string, otherFile: string): ProblemDetails => ({
  code: 'address-twice',
  message: `Two files want the same address, ${path}: this one and ${otherFile}.`,
  fix: 'If both say the same, delete this file. If not, give this file another name.',
})

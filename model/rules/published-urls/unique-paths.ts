// Checks that file names are valid, that no two files claim the same path or event ID, and that no path is reserved.
import { checkFileName } from '../../source/check-file-name'
import { collections } from '../../collections'
import { isGeneratedPath } from './redirects'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { FILE_FOLDERS } from '../../site-structure'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'
import { getPathLanguage, splitFileName } from '../../languages'
import { canBeTranslated } from '../../translations/translated-collections'

export function checkUniquePaths(entries: readonly ParsedEntry[]): Problem[] {
  const problems: Problem[] = []
  const fileByPath = new Map<string, string>()
  const fileByEventId = new Map<string, string>()
  for (const parsed of entries) {
    const { entry, collection } = parsed
    const { file, id, pagePath, slug } = entry
    const problem = checkFileName(canBeTranslated(collection) ? splitFileName(slug).name : slug)
    if (problem) problems.push(createProblem(problem, { file }))
    if (collection === (collections.events as unknown) && typeof id === 'string') {
      const other = fileByEventId.get(id)
      if (other === undefined) fileByEventId.set(id, file)
      else problems.push(createProblem(duplicateId(id, other), getFieldPosition(parsed, 'id')))
    }
    if (pagePath === null) continue
    const isOfLanguage = getPathLanguage(pagePath) !== splitFileName(slug).language
    if (isGeneratedPath(pagePath) || FILE_PATH.test(pagePath) || isOfLanguage)
      problems.push(createProblem(reservedPath(pagePath), { file }))
    const other = fileByPath.get(pagePath)
    if (other === undefined) fileByPath.set(pagePath, file)
    else problems.push(createProblem(duplicatePath(pagePath, other), { file }))
  }
  return problems
}

/** Matches paths that are reserved for files; a page there would be taken for a file. */
const FILE_PATH = new RegExp(`^/(?:${FILE_FOLDERS.join('|')})/`)

const reservedPath = (path: string): ProblemDetails => ({
  code: 'address-reserved',
  message: `The website needs ${path} for itself.`,
  fix: 'Move the file into another folder, or give it another name.',
})

const duplicateId = (id: string, otherFile: string): ProblemDetails => ({
  code: 'id-twice',
  message: `Two events have the id ${id}: this one and ${otherFile}.`,
  fix: 'Give one of them another id.',
})

const duplicatePath = (path: string, otherFile: string): ProblemDetails => ({
  code: 'address-twice',
  message: `Two files want the same address, ${path}: this one and ${otherFile}.`,
  fix: 'Rename or delete one of the two files.',
})

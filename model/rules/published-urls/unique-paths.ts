// No two files may claim the same address, and the names that make addresses must be plain.
import { checkFileName } from '../../source/check-file-name'
import { collections } from '../../collections'
import { isMadeByBuild } from './redirects'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'

export function checkUniquePaths(read: readonly ParsedEntry[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  const events = new Map<string, string>()
  for (const one of read) {
    const { entry, collection } = one
    const finding = checkFileName(entry.slug)
    if (finding) problems.push(createProblem(finding, { file: entry.file }))
    if (collection === (collections.events as unknown) && typeof entry['id'] === 'string') {
      const other = events.get(entry['id'])
      if (other === undefined) events.set(entry['id'], entry.file)
      else problems.push(createProblem(idTaken(entry['id'], other), getFieldPosition(one, 'id')))
    }
    if (entry.pagePath === null) continue
    if (isMadeByBuild(entry.pagePath) || OF_FILES.test(entry.pagePath))
      problems.push(createProblem(reserved(entry.pagePath), { file: entry.file }))
    const owner = owners.get(entry.pagePath)
    if (owner === undefined) owners.set(entry.pagePath, entry.file)
    else problems.push(createProblem(taken(entry.pagePath, owner), { file: entry.file }))
  }
  return problems
}

/** Where the site has its files: a page among them would be taken for one. */
const OF_FILES = /^\/(?:assets|files|fonts|images)\//

const reserved = (address: string): ProblemDetails => ({
  code: 'address-reserved',
  message: `The website uses ${address} for something of its own.`,
  fix: 'Move the file into another folder, or give it another name.',
})

const idTaken = (id: string, owner: string): ProblemDetails => ({
  code: 'id-twice',
  message: `Two events have the id ${id}: this one and ${owner}.`,
  fix: 'Give one of them another id.',
})

const taken = (address: string, owner: string): ProblemDetails => ({
  code: 'address-twice',
  message: `Two files want the same address, ${address}: this one and ${owner}.`,
  fix: 'Rename or delete one of the two files.',
})

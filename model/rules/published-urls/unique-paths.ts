// No two files may claim the same address, and the names that make addresses must be plain.
import { fileNameFinding } from '../../source/check-file-name'
import { kinds } from '../../collections'
import { isMadeByBuild } from './redirects'
import { problem, type Finding, type Problem } from '../../problems/problem'
import { placeOfField, type ReadEntry } from '../../source/parse-entry'

export function checkAddresses(read: readonly ReadEntry[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  const events = new Map<string, string>()
  for (const one of read) {
    const { entry, kind } = one
    const finding = fileNameFinding(entry.slug)
    if (finding) problems.push(problem(finding, { file: entry.file }))
    if (kind === (kinds.events as unknown) && typeof entry['id'] === 'string') {
      const other = events.get(entry['id'])
      if (other === undefined) events.set(entry['id'], entry.file)
      else problems.push(problem(idTaken(entry['id'], other), placeOfField(one, 'id')))
    }
    if (entry.pageAddress === null) continue
    if (isMadeByBuild(entry.pageAddress) || OF_FILES.test(entry.pageAddress))
      problems.push(problem(reserved(entry.pageAddress), { file: entry.file }))
    const owner = owners.get(entry.pageAddress)
    if (owner === undefined) owners.set(entry.pageAddress, entry.file)
    else problems.push(problem(taken(entry.pageAddress, owner), { file: entry.file }))
  }
  return problems
}

/** Where the site has its files: a page among them would be taken for one. */
const OF_FILES = /^\/(?:assets|files|fonts|images)\//

const reserved = (address: string): Finding => ({
  code: 'address-reserved',
  message: `The website uses ${address} for something of its own.`,
  fix: 'Move the file into another folder, or give it another name.',
})

const idTaken = (id: string, owner: string): Finding => ({
  code: 'id-twice',
  message: `Two events have the id ${id}: this one and ${owner}.`,
  fix: 'Give one of them another id.',
})

const taken = (address: string, owner: string): Finding => ({
  code: 'address-twice',
  message: `Two files want the same address, ${address}: this one and ${owner}.`,
  fix: 'Rename or delete one of the two files.',
})

// File names make addresses: they must be plain, and no two files may claim the same one.
import { problem, type Problem } from '../problem'
import type { ReadEntry } from '../read-entry'

export function checkAddresses(read: readonly ReadEntry[]): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const { entry } of read) {
    if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(entry.slug))
      problems.push(problem(NAME, { file: entry.file }))
    if (entry.pageAddress === null) continue
    const owner = owners.get(entry.pageAddress)
    if (owner === undefined) owners.set(entry.pageAddress, entry.file)
    else problems.push(problem(taken(entry.pageAddress, owner), { file: entry.file }))
  }
  return problems
}

const NAME = {
  code: 'file-name',
  message: 'The name of the file becomes part of an address, and this one cannot.',
  fix: 'Rename the file: small letters, digits and hyphens, for example walk-for-life.md',
}

const taken = (address: string, owner: string) => ({
  code: 'address-twice',
  message: `Two files want the same address, ${address}: this one and ${owner}.`,
  fix: 'Rename or delete one of the two files.',
})

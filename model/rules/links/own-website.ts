// Notes an affiliate whose address is that of our own website, as when the line of an example was copied.
import { collections } from '../../collections'
import { getOwnPath } from '../../links/own-url'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { readFieldWords } from '../../source/source-mark'
import { findSettings } from '../find-settings'

export function checkOwnWebsite(entries: readonly ParsedEntry[]): Problem[] {
  const siteUrl = readFieldWords(findSettings(entries)?.entry['url'])
  return entries.flatMap((parsed) => {
    const { collection, entry } = parsed
    if (collection !== (collections.affiliates as unknown) || entry.draft === true) return []
    if (getOwnPath(readFieldWords(entry['url']), siteUrl) === null) return []
    const problem = describe(readFieldWords(entry['name']))
    return [createProblem(problem, getFieldPosition(parsed, 'url'))]
  })
}

const describe = (name: string): FileProblem => ({
  code: 'value-copied',
  severity: 'warning',
  message: `This is the address of our own website, so the logo of ${name} would lead to ourselves.`,
  fix: `Write the address of the website of ${name}. If it has none, delete this line.`,
})

// Reports files that still have the name of a new file, which would be part of their address for good.
import { getNewEntrySlug } from '../../schema/entry-template'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { normalizeFileName } from '../../source/check-file-name'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'

export function checkExampleFileNames(entries: readonly ParsedEntry[]): Problem[] {
  return entries.flatMap(({ entry, collection }) => {
    const { slug, pagePath, draft, title, file } = entry
    const name = typeof title === 'string' ? toFileName(removeSourceMarks(title)) : ''
    const isExample = slug === getNewEntrySlug(collection) && slug !== name
    if (!isExample || pagePath === null || draft === true) return []
    return [createProblem(exampleFileName(slug, pagePath, name), { file })]
  })
}

const toFileName = (title: string): string =>
  normalizeFileName(title.replace(/['’]/g, '').replaceAll('/', '-'))

const exampleFileName = (slug: string, path: string, name: string): FileProblem => ({
  code: 'file-name-example',
  message: `${slug}.md is the name that every new file has, and the address would be ${path} for good.`,
  fix:
    name === '' ? 'Rename the file after its title.' : `Rename the file, for example to ${name}.md`,
})

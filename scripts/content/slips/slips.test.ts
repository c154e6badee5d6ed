// Every slip: what an editor is told, where, in which words, and whether the repair gives back what was meant.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSite } from '../load-site'
import type { Problem } from '../problem'
import { readContent, type ContentFiles } from '../read-content'
import { applySuggestions } from '../suggestions'
import { filesInMemory } from '../testing/site-in-memory'
import type { Slip } from './slip'
import { slips } from './slips'

const today = () => '2026-11-20'
const folder = mkdtempSync(join(tmpdir(), 'slips-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reads files from a real folder, as `check` does, and puts the small site around them. */
async function readBeside(files: Readonly<Record<string, string | Uint8Array>>) {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), data)
  }
  const read = await readContent(folder)
  const small = filesInMemory()
  return {
    ...small,
    ...read,

    pictures: small.pictures,
    texts: { ...small.texts, ...read.texts },
  }
}

const filesOf = ({ path, file, beside }: Slip) => ({ ...beside, [path]: file })
const problemsIn = (files: ContentFiles) => loadSite(files, { today, drafts: true }).problems
const short = ({ code, line, column, field }: Problem) =>
  `${code} ${line}:${column} ${field ?? '-'}`
const words = ({ message, fix }: Problem) => `${message} ${fix}`

/** The text after `check --fix`: repairs are applied until there are no more. */
async function repair({ path, file }: Slip): Promise<string> {
  let text = String(file).replace(/^\uFEFF/, '')
  for (let round = 0; round < 5; round++) {
    const problems = problemsIn(await readBeside({ [path]: text }))
    const suggestions = problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applySuggestions(text, suggestions)
  }
  return text
}

const entriesIn = async (path: string, text: string) => {
  const { site, problems } = loadSite(await readBeside({ [path]: text }), { today, drafts: true })
  expect(problems).toEqual([])
  return site
}

test(`${slips.length} files with one slip each are held to what they must say`, () => {
  expect(slips.length).toBeGreaterThanOrEqual(150)
})

describe('a slip', () => {
  test.each(slips)('$group: $name', async (slip) => {
    const problems = problemsIn(await readBeside(filesOf(slip)))
    expect(problems.map(short)).toEqual([slip.told])
    expect(problems[0]?.file).toBe(`content/${slip.path}`)
    expect(problems.map(words)).toMatchSnapshot()
    if (slip.repaired && slip.meant !== null)
      expect(await entriesIn(slip.path, await repair(slip))).toEqual(
        await entriesIn(slip.path, slip.meant),
      )
    else expect(problems[0]?.suggestion).toBeNull()
  })
})

// Every slip: what an editor is told, where, in which words, and whether the repair gives back what was meant.
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { applySuggestions } from '../../problems/text-edits'
import type { Slip } from './mistake'
import { slips } from './mistakes'
import { loadBeside, problemsOf } from './load-mistake'

const short = ({ code, line, column, field }: Problem) =>
  `${code} ${line}:${column} ${field ?? '-'}`
const words = ({ message, fix }: Problem) => `${message} ${fix}`

/** The text after `check --fix`: repairs are applied until there are no more. */
async function repair({ path, file }: Slip): Promise<string> {
  let text = String(file).replace(/^\uFEFF/, '')
  for (let round = 0; round < 5; round++) {
    const { problems } = await loadBeside({ [path]: text })
    const suggestions = problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applySuggestions(text, suggestions)
  }
  return text
}

/** The site with a valid file in it. */
async function siteWith(path: string, text: string) {
  const { site, problems } = await loadBeside({ [path]: text })
  expect(problems).toEqual([])
  return site
}

test(`${slips.length} files with one slip each are held to what they must say`, () => {
  expect(slips.length).toBeGreaterThanOrEqual(150)
})

describe('a slip', () => {
  test.each(slips)('$group: $name', async (slip) => {
    const problems = await problemsOf(slip)
    expect(problems.map(short)).toEqual([slip.told])
    expect(problems[0]?.file).toBe(`content/${slip.path}`)
    expect(problems.map(words)).toMatchSnapshot()
    if (slip.repaired && slip.meant !== null)
      expect(await siteWith(slip.path, await repair(slip))).toEqual(
        await siteWith(slip.path, slip.meant),
      )
    else expect(problems[0]?.suggestion).toBeNull()
  })
})

// Every slip: what an editor is told, where, in which words, and whether the repair gives back what was meant.
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { applyEdits } from '../../problems/text-edits'
import type { Mistake } from './mistake'
import { mistakes } from './mistakes'
import { loadWithFixtureSite, getProblems } from './load-mistake'

const short = ({ code, line, column, field }: Problem) =>
  `${code} ${line}:${column} ${field ?? '-'}`
const words = ({ message, fix }: Problem) => `${message} ${fix}`

/** The text after `check --fix`: repairs are applied until there are no more. */
async function repair({ path, content: file }: Mistake): Promise<string> {
  let text = String(file).replace(/^\uFEFF/, '')
  for (let round = 0; round < 5; round++) {
    const { problems } = await loadWithFixtureSite({ [path]: text })
    const suggestions = problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
  }
  return text
}

/** The site with a valid file in it. */
async function siteWith(path: string, text: string) {
  const { site, problems } = await loadWithFixtureSite({ [path]: text })
  expect(problems).toEqual([])
  return site
}

test(`${mistakes.length} files with one slip each are held to what they must say`, () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(150)
})

describe('a slip', () => {
  test.each(mistakes)('$group: $name', async (slip) => {
    const problems = await getProblems(slip)
    expect(problems.map(short)).toEqual([slip.expected])
    expect(problems[0]?.file).toBe(`content/${slip.path}`)
    expect(problems.map(words)).toMatchSnapshot()
    if (slip.repaired && slip.validContent !== null)
      expect(await siteWith(slip.path, await repair(slip))).toEqual(
        await siteWith(slip.path, slip.validContent),
      )
    else expect(problems[0]?.suggestion).toBeNull()
  })
})

// The problem of each mistake: its code, position and message, and whether its suggestion restores the valid content.
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { applyEdits } from '../../problems/text-edits'
import type { Mistake } from './mistake'
import { mistakes } from './mistakes'
import { loadWithFixtureSite, getProblems } from './load-mistake'

const MAX_FIX_ROUNDS = 5

const summarize = ({ code, line, column, field }: Problem) =>
  `${code} ${line}:${column} ${field ?? '-'}`
const getText = ({ message, fix }: Problem) => `${message} ${fix}`

/** Applies suggestions until there are none, as `check --fix` does. */
async function applySuggestions({ path, content, otherFiles }: Mistake): Promise<string> {
  let text = String(content).replace(/^\uFEFF/, '')
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    // Bytes that are not UTF-8 are read as such until the first repair.
    const typed = round === 0 && typeof content !== 'string' ? content : text
    const { problems } = await loadWithFixtureSite({ ...otherFiles, [path]: typed })
    const suggestions = problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
  }
  return text
}

/** Loads the test site with one more file, which must be valid. */
async function loadValidSite({ path, otherFiles }: Mistake, text: string) {
  const { site, problems } = await loadWithFixtureSite({ ...otherFiles, [path]: text })
  expect(problems).toEqual([])
  return site
}

test('there are at least 150 mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(150)
})

describe('mistake', () => {
  test.each(mistakes)('$group: $name', async (mistake) => {
    const problems = await getProblems(mistake)
    expect(problems.map(summarize)).toEqual([mistake.expected])
    expect(problems[0]?.file).toBe(`content/${mistake.reportedPath ?? mistake.path}`)
    expect(problems.map(getText)).toMatchSnapshot()
    if (mistake.repaired && mistake.validContent !== null)
      expect(await loadValidSite(mistake, await applySuggestions(mistake))).toEqual(
        await loadValidSite(mistake, mistake.validContent),
      )
    else expect(problems[0]?.suggestion).toBeNull()
  })
})

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

/**
 * Applies suggestions until there are none, as `check --fix` does.
 * @param problems those of the mistake as it was typed
 */
async function applySuggestions(
  { path, content, otherFiles }: Mistake,
  problems: readonly Problem[],
): Promise<string> {
  let text = String(content).replace(/^\uFEFF/, '')
  for (let round = 0; round < MAX_FIX_ROUNDS; round++) {
    const suggestions = problems.flatMap(({ suggestion }) => suggestion ?? [])
    if (suggestions.length === 0) break
    text = applyEdits(text, suggestions)
    problems = (await loadWithFixtureSite({ ...otherFiles, [path]: text })).problems
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
    if (mistake.repaired && mistake.validContent !== null) {
      const repaired = await applySuggestions(mistake, problems)
      const site = await loadValidSite(mistake, repaired)
      // A repair may write the same meaning in other words.
      if (repaired !== mistake.validContent)
        expect(site).toEqual(await loadValidSite(mistake, mistake.validContent))
    } else expect(problems[0]?.suggestion).toBeNull()
  })
})

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
 * Applies suggestions until there are none, as `check --fix` does, and loads the result, which must be valid.
 * @param problems those of the mistake as it was typed
 */
async function repair({ path, content, otherFiles }: Mistake, problems: readonly Problem[]) {
  let text = String(content).replace(/^\uFEFF/, '')
  for (let round = 1; ; round++) {
    text = applyEdits(
      text,
      problems.flatMap(({ suggestion }) => suggestion ?? []),
    )
    const loaded = await loadWithFixtureSite({ ...otherFiles, [path]: text })
    problems = loaded.problems
    const isRepaired = problems.every(({ suggestion }) => suggestion === null)
    if (!isRepaired && round < MAX_FIX_ROUNDS) continue
    expect(problems).toEqual([])
    return { text, site: loaded.site }
  }
}

async function loadValidSite({ path, otherFiles, validContent }: Mistake) {
  const files = { ...otherFiles, [path]: String(validContent) }
  const { site, problems } = await loadWithFixtureSite(files)
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
      const { text, site } = await repair(mistake, problems)
      // A repair may write the same meaning in other words.
      if (text !== mistake.validContent) expect(site).toEqual(await loadValidSite(mistake))
    } else expect(problems[0]?.suggestion).toBeNull()
  })
})

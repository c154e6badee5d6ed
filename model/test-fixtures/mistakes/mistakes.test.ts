// The problem of each mistake: its code, position, message and wording, and whether its suggestion restores the valid content.
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../problems/problem'
import { PROBLEM_TITLES } from '../../problems/problem-codes'
import { applyEdits } from '../../problems/text-edits'
import type { Mistake } from './mistake'
import { mistakes } from './mistakes'
import { findProblems, loadWithFixtureSite } from './load-mistake'
import { findFaults } from './wording'

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

test('every problem code has a mistake, except those that no file content can cause', () => {
  const codes = new Set(mistakes.map(({ expected }) => expected.split(' ')[0]))
  expect(
    Object.keys(PROBLEM_TITLES).filter((code) => !codes.has(code)),
    'Add a mistake for each other code to model/test-fixtures/mistakes/cases',
  ).toEqual(['file-strange', 'page-required', 'text-unreadable'])
})

describe('mistake', () => {
  test.each(mistakes)('$group: $name', async (mistake) => {
    const problems = await findProblems(mistake)
    expect(problems.map(summarize)).toEqual([mistake.expected])
    expect(problems[0]?.file).toBe(`content/${mistake.reportedPath ?? mistake.path}`)
    expect(problems.map(getText)).toMatchSnapshot()
    const typed = String(mistake.content)
    expect(problems.flatMap((problem) => findFaults(problem, typed))).toEqual([])
    if (mistake.repaired && mistake.validContent !== null) {
      const { text, site } = await repair(mistake, problems)
      // A repair may write the same meaning in other words.
      if (text !== mistake.validContent) expect(site).toEqual(await loadValidSite(mistake))
    } else expect(problems[0]?.suggestion).toBeNull()
  })
})

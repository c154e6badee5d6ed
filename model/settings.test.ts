// Tests the optional settings: which first questions are unanswered, and that empty settings are allowed.
import { describe, expect, test } from 'vitest'
import { findUnansweredQuestions } from './settings'
import { createTestSite, SETTINGS_TEXT } from './test-fixtures/create-test-site'

const ANSWERS = `cost: A visit costs nothing.
privacy: Ask us first.
languages: English and Spanish
hotline: (334) 555-0199
ein: 12-3456789
`

function load(lines: string) {
  const { site, problems } = createTestSite({
    'site.md': SETTINGS_TEXT.replace(/---\n$/, `${lines}---\n`),
  })
  expect(problems).toEqual([])
  return site.settings
}

test.each(['Lantern Hill', 'Small Site', 'Hope House', 'Lantern Hill Friends', 'LHPC', 'Momentum'])(
  'the quiet name %s says nothing of what we do',
  (name) => {
    expect(load(`quiet_name: ${name}\n`).quietName).toBe(name)
  },
)

describe('findUnansweredQuestions', () => {
  test('names every setting that is left out', () => {
    expect(findUnansweredQuestions(load(''))).toEqual([
      'cost',
      'privacy',
      'languages',
      'hotline',
      'ein',
    ])
    expect(findUnansweredQuestions(load('cost: A visit costs nothing.\n'))).not.toContain('cost')
  })

  test('names nothing once all are filled in', () => {
    expect(findUnansweredQuestions(load(ANSWERS))).toEqual([])
  })
})

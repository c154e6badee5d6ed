import { expect, test } from 'vitest'
import {
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../../test-fixtures/create-test-site'

const page = (target: string) => createPageText('A', `Go [there](${target}).`)
const MISNAMED = SETTINGS_TEXT.replace('donation-form', 'donation-from')

test('one problem is for the typo in site.md that several places reveal', () => {
  const files = { 'pages/a.md': page('donation-form'), 'pages/b.md': page('donation-form') }
  expect(getTestProblems({ 'site.md': MISNAMED, ...files })).toEqual([
    'content/site.md:18:5 link-name No text uses the name donation-from, but 2 places use donation-form. Write donation-form: in place of donation-from:',
  ])
})

test('the typo is in the text if the name is used elsewhere', () => {
  const files = {
    'pages/a.md': page('donation-from'),
    'pages/b.md': page('donation-from'),
    'pages/c.md': page('donation-form'),
  }
  const problems = getTestProblems({ 'site.md': SETTINGS_TEXT, ...files })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'content/pages/a.md',
    'content/pages/b.md',
  ])
})

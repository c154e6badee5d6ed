// The number of hours a week that a text names.
import { expect, test } from 'vitest'
import {
  createPageText,
  getTestProblems,
  SETTINGS_TEXT,
} from '../../test-fixtures/create-test-site'

const SETTINGS = SETTINGS_TEXT.replace(
  '  - Friday: 8:00 AM - 12:00 PM',
  '  - Monday to Thursday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - noon\n  - Saturday to Sunday: closed',
)
const check = (text: string) =>
  getTestProblems({ 'site.md': SETTINGS, 'pages/a.md': createPageText('A page', text) })

test.each([
  'Our office is open 45 hours a week, so there is room for many schedules.',
  'Nuestra oficina está abierta 45 horas a la semana.',
])('another sum is noted: %s', (text) => {
  expect(check(text).filter((found) => found.includes('hours-differ'))).toEqual([
    expect.stringContaining('add up to 40.'),
  ])
})

test.each([
  'Our office is open 40 hours a week.',
  'In summer, our office is open 45 hours a week.',
  'Our office is open 30 hours a week in July.',
  'Our nurses work 45 hours a week.',
])('no other sum is in: %s', (text) => {
  expect(check(text)).toEqual([])
})

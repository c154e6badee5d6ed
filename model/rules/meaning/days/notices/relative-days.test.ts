// News that may speak of a day as long as they are there.
import { expect, test } from 'vitest'
import { createEntryText, getTestProblems } from '../../../../test-fixtures/create-test-site'
test.each([
  ['Give today, and double what you give.', '2026-11-30', '2026-12-30'],
  ['Today, families need us more than ever.', '2026-11-30', '2026-12-30'],
  ['Sign up for the walk today!', '2026-11-30', '2026-12-30'],
  ['Registration is open, so register today.', '2026-11-30', '2026-12-30'],
  ['Your gift brings hope for tomorrow.', '2026-11-30', '2026-12-30'],
  ['Our CEO speaks this Sunday.', '2026-11-30', '2026-12-06'],
  ['Our phones are down today.', '2026-11-30', '2026-11-30'],
  ['Join us to pray for the leaders of tomorrow.', '2026-11-30', '2026-12-30'],
  ['Our doors are open tomorrow.', '2026-11-30', '2026-11-30'],
  ['Call us today if you need help.', '2026-11-30', '2026-12-30'],
  ['This Sunday, December 6, our CEO speaks.', '2026-11-30', '2026-12-12'],
  ['Abrimos a las 8 de la mañana.', '2026-11-30', '2026-12-30'],
  ['Tomorrow is Giving Tuesday.', '2026-11-30', '2026-11-30'],
  ['Today is the day to help a family.', '2026-11-30', '2026-12-30'],
  ['Our new site is online today and every day.', '2026-11-30', '2026-12-30'],
])('news are right on all their days: %s', (title, from, until) => {
  const fields = { title, type: 'news', from, until }
  expect(getTestProblems({ 'notices/a.md': createEntryText(fields, '') })).toEqual([])
})

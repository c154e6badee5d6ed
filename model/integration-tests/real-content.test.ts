// Tests that the real content has no errors. Nothing else is asked of it, because its editors decide what it says.
import { expect, test } from 'vitest'
import { getDayInTimeZone } from '../dates/day'
import { loadSite } from '../load-site'
import { hasErrors } from '../problems/problem'
import { readContent } from '../source/read-content'

test('content/ has no errors today', () => {
  const { problems } = loadSite(readContent('content'), {
    today: (zone) => getDayInTimeZone(zone, new Date()),
  })
  const lines = problems.map(
    ({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message} ${fix}`,
  )
  expect(hasErrors(problems), lines.join('\n')).toBe(false)
})

// The real content of this site has no problem. What is in it is for those who write it to decide: nothing else is asked of it.
import { expect, test } from 'vitest'
import { getDayInTimeZone } from './dates/day'
import { loadSite } from './load-site'
import { hasErrors } from './problems/problem'
import { readContent } from './source/read-content'

test('content/ has no problem today, as `npm run check` says too', () => {
  const { problems } = loadSite(readContent('content'), {
    today: (zone) => getDayInTimeZone(zone, new Date()),
  })
  const lines = problems.map(
    ({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message} ${fix}`,
  )
  expect(hasErrors(problems), lines.join('\n')).toBe(false)
})

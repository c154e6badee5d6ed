// The days of the week that people mean when they write office hours.
import { expect, test } from 'vitest'
import { parseNamedDays } from './days-named'

test.each([
  ['Friday', ['Friday']],
  ['Fridays', ['Friday']],
  ['Monday to Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
  ['Monday - Tuesday', ['Monday', 'Tuesday']],
  ['Saturday through Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Monday, Wednesday and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Tuesday & Thursday', ['Tuesday', 'Thursday']],
  ['weekends', ['Saturday', 'Sunday']],
  ['Good Friday', ['Good Friday']],
  ['First Friday of the month', ['First Friday of the month']],
  ['December 24 to January 1', ['December 24 to January 1']],
])('%s names %j', (typed, days) => {
  expect(parseNamedDays(typed)).toEqual(days)
})

// Tests which days of the week a line of office hours names.
import { describe, expect, test } from 'vitest'
import { parseNamedDays } from './days-named'

describe('parseNamedDays', () => {
  test.each([
    ['Friday', ['Friday']],
    ['Fridays', ['Friday']],
    ['Monday to Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
    ['Monday - Tuesday', ['Monday', 'Tuesday']],
    ['Monday thru Tuesday', ['Monday', 'Tuesday']],
    ['Saturday through Monday', ['Saturday', 'Sunday', 'Monday']],
    ['Monday, Wednesday and Friday', ['Monday', 'Wednesday', 'Friday']],
    ['Tuesday & Thursday', ['Tuesday', 'Thursday']],
    ['weekends', ['Saturday', 'Sunday']],
    ['Good Friday', ['Good Friday']],
    ['First Friday of the month', ['First Friday of the month']],
    ['December 24 to January 1', ['December 24 to January 1']],
  ])('finds in "%s" the days %j', (typed, days) => {
    expect(parseNamedDays(typed)).toEqual(days)
  })
})

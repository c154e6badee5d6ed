// Tests which office hours are understood as times, and for which days.
import { describe, expect, test } from 'vitest'
import { getWeeklyHours, isByAppointment, readHours } from './weekly-hours'

const formatSpans = (words: string) => readHours(words)?.map(({ from, to }) => `${from}-${to}`)

describe('readHours', () => {
  test.each([
    ['8:00 AM - 5:00 PM', ['08:00-17:00']],
    ['Open 8:00 AM to noon', ['08:00-12:00']],
    ['closed', []],
    ['Closed', []],
    ['8:00 AM - 12:00 PM and 1:00 PM - 5:00 PM', ['08:00-12:00', '13:00-17:00']],
    ['8:00 AM - noon, and again from 1:00 PM to 5:00 PM', ['08:00-12:00', '13:00-17:00']],
    ['8:00 AM - noon, 1 - 5 PM', ['08:00-12:00', '13:00-17:00']],
    [
      '9 AM - 11 AM, 1 PM - 3 PM, and 5 PM - midnight',
      ['09:00-11:00', '13:00-15:00', '17:00-24:00'],
    ],
    ['open 24 hours', ['00:00-24:00']],
  ])('reads %s', (words, spans) => {
    expect(formatSpans(words)).toEqual(spans)
  })

  test.each([
    '1:00 PM - 5:00 PM, 8:00 AM - noon',
    '8:00 AM - 1:00 PM and noon - 5:00 PM',
    '8:00 AM - 5:00 PM, closed for lunch',
    'by appointment',
    'open all day and all night',
    'see the door',
  ])('does not read %j', (words) => {
    expect(readHours(words)).toBeNull()
  })
})

test('hours by appointment are words that need no times', () => {
  expect(['By appointment only', 'appointments', 'disappointment'].map(isByAppointment)).toEqual([
    true,
    true,
    false,
  ])
})

describe('getWeeklyHours', () => {
  const parse = (...lines: string[]) =>
    getWeeklyHours(
      lines.map((line) => {
        const [days = '', hours = ''] = line.split(': ')
        return { days, hours }
      }),
    )?.map((spans) => spans?.map(({ from, to }) => `${from}-${to}`).join() ?? '?')

  test('returns the hours from Sunday to Saturday; a day without a line is closed', () => {
    expect(
      parse(
        'Monday to Thursday: 8:00 AM - 5:00 PM',
        'Friday: 8:00 AM - noon',
        'Saturday: by appointment',
      ),
    ).toEqual(['', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-12:00', '?'])
  })

  test.each([
    'Mon-Thu',
    'Mon. to Thurs.',
    'Mondays, Tues, Weds & Thursday',
    'Monday through Thursday',
  ])('understands the days %s', (days) => {
    const hours = '08:00-17:00'
    expect(parse(`${days}: 8:00 AM - 5:00 PM`)).toEqual(['', hours, hours, hours, hours, '', ''])
  })

  test('understands weekdays, weekends and every day', () => {
    const hours = '09:00-12:00'
    const words = '9:00 AM - noon'
    expect(parse(`Weekdays: ${words}`, 'Weekends: closed')).toEqual([
      '',
      hours,
      hours,
      hours,
      hours,
      hours,
      '',
    ])
    expect(parse(`Every day: ${words}`)).toEqual(Array(7).fill(hours))
    expect(parse(`Daily: ${words}`)).toEqual(Array(7).fill(hours))
  })

  test.each(['Thanksgiving Day', 'Holidays', 'Every second Friday', 'Good Friday'])(
    'returns null when a line is for %s',
    (days) => {
      expect(parse('Monday: closed', `${days}: closed`)).toBeUndefined()
    },
  )
})

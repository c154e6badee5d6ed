// Tests which words are times of day, and that words with two meanings are not read.
import { describe, expect, test } from 'vitest'
import { readClockTime, readTimeSpan } from './clock-time'

describe('readTimeSpan', () => {
  test.each([
    ['8:00 AM - 5:00 PM', '08:00', '17:00'],
    ['8:00 AM to noon', '08:00', '12:00'],
    ['8:00 AM - 12:00 PM', '08:00', '12:00'],
    ['9 a.m. – 1 p.m.', '09:00', '13:00'],
    ['from 9:30am until 1pm', '09:30', '13:00'],
    ['noon - 5 PM', '12:00', '17:00'],
    ['12:00 PM - 12:30 PM', '12:00', '12:30'],
    ['12:00 AM - 12:00 PM', '00:00', '12:00'],
    ['8:00 PM - midnight', '20:00', '24:00'],
    ['8:00 PM - 12:00 AM', '20:00', '24:00'],
    ['midnight - 6:00 AM', '00:00', '06:00'],
    ['6:00-8:00 PM', '18:00', '20:00'],
    ['10:00-2:00 PM', '10:00', '14:00'],
    ['11-12:30 PM', '11:00', '12:30'],
    ['9 to noon', '09:00', '12:00'],
    ['9:00 - 11:00 AM', '09:00', '11:00'],
    ['18:00 - 20:00', '18:00', '20:00'],
    ['08:00-12:00', '08:00', '12:00'],
    ['8:00 - 17:30', '08:00', '17:30'],
  ])('reads %s', (words, from, to) => {
    expect(readTimeSpan(words)).toEqual({ from, to })
  })

  test.each([
    // Morning or evening?
    '6:00 - 8:00',
    '8 to 5',
    '6:00 PM - 8:00',
    '8:00 PM - 6:00 PM',
    '8:00 PM - 1:00 AM',
    '9:00 AM - 9:00 AM',
    '13:00 PM - 2:00 PM',
    '8:75 AM - 9:00 AM',
    '9:00 AM',
    '9:00 AM - 1:00 PM, by appointment',
    '9:00 AM - 11:00 AM - 1:00 PM',
    'closed',
    'TBD',
    '',
  ])('does not read %j', (words) => {
    expect(readTimeSpan(words)).toBeNull()
  })
})

describe('readClockTime', () => {
  test.each([
    ['5:30 PM', '17:30'],
    ['12:00 AM', '00:00'],
    ['12 PM', '12:00'],
    ['noon', '12:00'],
    ['17:30', '17:30'],
    ['09:15', '09:15'],
  ])('reads %s', (words, time) => {
    expect(readClockTime(words)).toBe(time)
  })

  test.each(['5:30', '5', 'midnight', '0 PM', '25:00', 'in the evening', ''])(
    'does not read %j',
    (words) => {
      expect(readClockTime(words)).toBeNull()
    },
  )
})

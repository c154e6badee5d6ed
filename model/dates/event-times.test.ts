// Tests which words say when an event begins and ends.
import { describe, expect, test } from 'vitest'
import { readEventTimes } from './event-times'

describe('readEventTimes', () => {
  test.each([
    ['6:00-8:00 PM', '18:00', '20:00'],
    ['6:00 PM - 8:00 PM', '18:00', '20:00'],
    ['From 9:00 AM to noon', '09:00', '12:00'],
    ['7 PM to midnight', '19:00', '24:00'],
    ['18:00 - 20:00', '18:00', '20:00'],
    ['6:00 PM', '18:00', null],
    ['Starts at 9 a.m.', '09:00', null],
    ['begins at noon', '12:00', null],
    ['9:00 AM onward', '09:00', null],
    ['Doors 5:30 PM, 6:00-8:00 PM', '18:00', '20:00'],
    ['6:00-8:00 PM (doors open at 5:30 PM)', '18:00', '20:00'],
  ])('reads %s', (words, start, end) => {
    expect(readEventTimes(words)).toEqual({ start, end })
  })

  test.each([
    'TBD',
    'All day',
    'A 4-week campaign',
    '6:00-8:00',
    '6:00',
    'Doors 5:30 PM',
    '9:00 AM - 11:00 AM and 1:00 PM - 3:00 PM',
    '8:00 PM - 1:00 AM (next day)',
    'after the service',
    '6:00 PM sharp or later',
    'midnight',
    undefined,
  ])('does not read %j', (words) => {
    expect(readEventTimes(words)).toBeNull()
  })
})

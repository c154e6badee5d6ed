// Tests the sentence on whether the office is open.
import { describe, expect, test } from 'vitest'
import type { Opening } from '../../model/hours/find-opening'
import { describeOpening, formatTime } from './opening-words'

test.each([
  ['00:00', 'midnight'],
  ['00:30', '12:30 AM'],
  ['08:00', '8:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', 'noon'],
  ['12:30', '12:30 PM'],
  ['17:00', '5:00 PM'],
  ['24:00', 'midnight'],
])('formatTime says %s as %s', (time, words) => {
  expect(formatTime(time)).toBe(words)
})

describe('describeOpening', () => {
  const close = (day: string, time: string, reason: string | null = null): Opening => {
    return { isOpen: false, reason, next: { day, time } }
  }

  // November 26, 2026 is a Thursday.
  test.each<[string, Opening]>([
    ['Open now, until 5:00 PM', { isOpen: true, until: '17:00' }],
    ['Open now, until noon', { isOpen: true, until: '12:00' }],
    ['Open now, until midnight', { isOpen: true, until: '24:00' }],
    ['Open now', { isOpen: true, until: null }],
    ['Closed, opens at 8:00 AM', close('2026-11-26', '08:00')],
    ['Closed, opens Monday at 8:00 AM', close('2026-11-30', '08:00')],
    ['Closed, opens Wednesday at 8:00 AM', close('2026-12-02', '08:00')],
    ['Closed, opens Thursday, December 3, at noon', close('2026-12-03', '12:00')],
    [
      'Closed today for Thanksgiving, opens Friday at 8:00 AM',
      close('2026-11-27', '08:00', 'Thanksgiving'),
    ],
    ['Closed today for Thanksgiving', { isOpen: false, reason: 'Thanksgiving', next: null }],
    ['Closed now', { isOpen: false, reason: null, next: null }],
  ])('says "%s"', (words, opening) => {
    expect(describeOpening(opening, '2026-11-26')).toBe(words)
  })

  test('adds the name of the time zone to a time, for visitors with another one', () => {
    const zone = ' Central Time'
    const opening: Opening = { isOpen: true, until: '17:00' }
    expect(describeOpening(opening, '2026-11-26', zone)).toBe(
      'Open now, until 5:00 PM Central Time',
    )
    expect(describeOpening({ isOpen: true, until: null }, '2026-11-26', zone)).toBe('Open now')
  })
})

// How often something is, in words of both languages, and the same words with another period.
import { expect, test } from 'vitest'
import { findRates, writePeriod, type Period } from './rates'

test.each<[string, string, Period, string]>([
  ['at least 4 hours each month', '4 hour month', 'week', '4 hours each week'],
  ['you give four hours per week.', '4 hour week', 'month', 'four hours per month'],
  ['a gift of $25 a month', '25 $ month', 'year', '$25 a year'],
  ['a gift of $1,200/year', '1200 $ year', 'month', '$1,200/month'],
  ['we meet twice a year', '2 time year', 'month', 'twice a month'],
  ['3 hours weekly', '3 hour week', 'month', '3 hours monthly'],
  ['cuatro horas a la semana', '4 hour week', 'month', 'cuatro horas al mes'],
  ['cuatro horas al mes', '4 hour month', 'week', 'cuatro horas a la semana'],
  ['una vez al año', '1 time year', 'day', 'una vez al día'],
  ['once horas por semana', '11 hour week', 'month', 'once horas por mes'],
  ['4 horas mensuales', '4 hour month', 'week', '4 horas semanales'],
  ['dos turnos cada mes', '2 shift month', 'week', 'dos turnos cada semana'],
])('%s', (text, expected, period, written) => {
  const [rate] = findRates(text)
  expect(`${rate?.number} ${rate?.unit} ${rate?.period}`).toBe(expected)
  expect(rate && writePeriod(rate, period)).toBe(written)
})

test.each(['4 hours a day and a half', 'four days in a week', 'May 4 each year', 'a month ago'])(
  'no rate: %s',
  (text) => {
    expect(findRates(text)).toEqual([])
  },
)

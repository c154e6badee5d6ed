// Tests since which years nobody can have been with us.
import { expect, test } from 'vitest'
import { isBeforeUs } from './early-years'

const isFound = (text: string) => {
  const [year = ''] = /\d{4}/.exec(text) ?? []
  return isBeforeUs({ text, year, index: text.indexOf(year) }, '1983')
}

test.each([
  'Beverly has run our office since 1979.',
  'Anita has served with us since 1975.',
  'Rosa trabaja en nuestra clínica desde 1980.',
])('"%s" cannot be', (text) => {
  expect(isFound(text)).toBe(true)
})

test.each([
  'Beverly has run our office since 1990.',
  'Sample Chapel has prayed for our families since 1930.',
  'The church behind our office has been there since 1979.',
  'Philip has been married since 1979.',
])('"%s" may be right', (text) => {
  expect(isFound(text)).toBe(false)
})

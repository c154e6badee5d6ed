// How far away an event was moved, and distances that are those of something else.
import { expect, test } from 'vitest'
import { readMovedDistance } from './moved-distance'

test.each([
  ['It was planned for March 6 and is seven weeks later, because of the park.', '2027-04-24'],
  ['It was planned for March 6. It will be held a week later.', '2027-03-13'],
  ['It was planned for March 6, and we meet 2 days earlier.', '2027-03-04'],
  ['It was planned for March 6, so we walk one week later.', '2027-03-13'],
  ['It was planned for March 6 and was moved one day later.', '2027-03-07'],
  ['Estaba prevista para el 6 de marzo y será dos semanas después.', '2027-03-20'],
  ['Estaba prevista para el 6 de marzo y ahora es una semana más tarde.', '2027-03-13'],
])('%s', (note, day) => {
  expect(readMovedDistance(note, '2027-03-06')?.day).toBe(day)
})

test.each([
  'It was planned for March 6, but the park was flooded two days earlier.',
  'It was planned for March 6. Call us two days before.',
  'It is now at the church, which was painted a week earlier.',
  'It is a week later than last year.',
  'It was planned for March 6, and is now some weeks later.',
  'It is a month later.',
])('no distance: %s', (note) => {
  expect(readMovedDistance(note, '2027-03-06')).toBeNull()
})

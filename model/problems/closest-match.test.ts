// Which word was meant: near enough to name it, and near enough to put it in place.
import { expect, test } from 'vitest'
import { findClosestMatch, findUnambiguousMatch } from './closest-match'

const fields = ['title', 'time', 'date', 'location', 'video_url', 'video_title', 'video_image']

test.each([
  ['titel', 'title'],
  ['tilte', 'title'],
  ['loaction', 'location'],
  ['locaition', 'location'],
  ['video_tilte', 'video_title'],
  ['Title', 'title'],
])('%s is surely %s', (typed, meant) => {
  expect(findUnambiguousMatch(typed, fields)).toBe(meant)
})

test.each([
  ['tite', 'title and time are as near'],
  ['place', 'nothing is near'],
  ['dtae_of_it', 'too much is different'],
])('%s is not sure: %s', (typed) => {
  expect(findUnambiguousMatch(typed, fields)).toBeNull()
})

test('what is not sure may still be named', () => {
  expect(findClosestMatch('titles', fields)).toBe('title')
  expect(findClosestMatch('favorite_color', fields)).toBeNull()
  expect(findClosestMatch('anything', [])).toBeNull()
})

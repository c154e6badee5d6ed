// Matches are either close enough to suggest or certain enough to apply.
import { describe, expect, test } from 'vitest'
import { findClosestMatch, findUnambiguousMatch } from './closest-match'

const fields = ['title', 'time', 'date', 'location', 'video_url', 'video_title', 'video_image']

describe('findUnambiguousMatch', () => {
  test.each([
    ['titel', 'title'],
    ['tilte', 'title'],
    ['loaction', 'location'],
    ['locaition', 'location'],
    ['video_tilte', 'video_title'],
    ['Title', 'title'],
  ])('matches %s with %s', (typed, match) => {
    expect(findUnambiguousMatch(typed, fields)).toBe(match)
  })

  test.each([
    ['tite', 'title and time are equally close'],
    ['place', 'nothing is close'],
    ['dtae_of_it', 'too many letters differ'],
  ])('returns null for %s, because %s', (typed) => {
    expect(findUnambiguousMatch(typed, fields)).toBeNull()
  })
})

describe('findClosestMatch', () => {
  test('returns a candidate that is close but not certain', () => {
    expect(findClosestMatch('titles', fields)).toBe('title')
  })

  test('returns null when no candidate is close', () => {
    expect(findClosestMatch('favorite_color', fields)).toBeNull()
    expect(findClosestMatch('anything', [])).toBeNull()
  })
})

// Tests what a review says of the days to come.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compareTransitions, readTransitions } from './forecast'

const site = mkdtempSync(join(tmpdir(), 'review-forecast-'))
afterAll(() => rmSync(site, { recursive: true }))

const walk = { day: '2025-11-09', what: 'The event “Walk” is over.', paths: ['/events'] }
const gala = { day: '2025-04-11', what: 'The event “Gala” is over.', paths: ['/events'] }

describe('readTransitions', () => {
  test('returns what the build has written', () => {
    const at = '2025-11-09T00:00:00-06:00'
    writeFileSync(join(site, 'build.json'), JSON.stringify({ transitions: [{ at, ...walk }] }))
    expect(readTransitions(site)).toEqual([walk])
  })

  test('returns nothing for a site without such a file', () => {
    expect(readTransitions(join(site, 'none'))).toEqual([])
  })
})

test('compareTransitions returns the days on which something else happens', () => {
  const later = { ...walk, day: '2025-11-16' }
  const both = { ...gala, what: 'The events “Gala” and “Tea” are over.' }
  expect(compareTransitions([gala, walk], [later, gala])).toEqual([
    { day: walk.day, before: walk, after: null },
    { day: later.day, before: null, after: later },
  ])
  expect(compareTransitions([gala, walk], [both, walk])).toEqual([
    { day: gala.day, before: gala, after: both },
  ])
})

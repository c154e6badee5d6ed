// Tests that every page of a site has a page of its own in the review.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSlug } from './create-slug'

test('no two pages have the same name, and none has that of the first page of the review', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,2}(?:-{1,2}[a-z0-9])?$/)
  const special = fc.constantFrom('home', 'index', 'not', 'found', '404')
  const path = fc
    .array(fc.oneof(name, special), { maxLength: 3 })
    .map((names) => `/${names.join('/')}`)
  fc.assert(
    fc.property(fc.uniqueArray(path), (paths) => {
      const slugs = paths.map(createSlug)
      expect(new Set(slugs).size).toBe(paths.length)
      expect(slugs).not.toContain('index')
      expect(slugs).not.toContain('404')
    }),
  )
})

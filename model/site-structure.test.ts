// Tests what programmers read when a collection is not in the table of the pages that list entries.
import { expect, test } from 'vitest'
import { getCollectionPages } from './site-structure'

test('getCollectionPages returns the pages that show the entries of a collection', () => {
  expect(getCollectionPages('team')).toEqual(['about/team'])
  expect(getCollectionPages('churches')).toEqual([])
})

test('getCollectionPages names the file and the row to add for a new collection', () => {
  expect(() => getCollectionPages('courses', {})).toThrow(
    "The collection courses is missing in COLLECTION_PAGES of model/site-structure.ts. Add the page that lists its entries, such as courses: ['courses'], or [] if there is none.",
  )
})

// A file is parsed again when something is different that its entry is made of.
import { expect, test } from 'vitest'
import { createParseContext } from '../../model/load-site'
import { resolveCollection } from '../../model/source/resolve-collection'
import { parseEntry } from '../../model/source/parse-entry'
import { createTestFiles, createPageText } from '../../model/test-fixtures/create-test-site'
import { memoizeEntries } from './entry-memo'

const text = createPageText('About') + '\n![A hill](/images/walk.svg)\n'
const files = createTestFiles()
const context = createParseContext(files, 'content')

function placeOf(path: string) {
  const place = resolveCollection(path)
  if (!('collection' in place)) throw new Error(`${path} has no collection.`)
  return { ...place, file: `content/${path}` }
}
const place = placeOf('pages/about.md')

test('the same text is read once', () => {
  const read = memoizeEntries()
  const first = read(() => text, place, context)
  expect(read(() => text, place, { ...context })).toBe(first)
  expect(JSON.stringify(first)).toBe(JSON.stringify(parseEntry(text, place, context)))
})

test('also one with a problem, which is told again', () => {
  const read = memoizeEntries()
  const first = read(() => `${text}\n<b>bold</b>\n`, place, context)
  expect(first.problems).not.toEqual([])
  expect(read(() => `${text}\n<b>bold</b>\n`, place, context)).toBe(first)
})

test('another text, another file, and another size of its picture are reasons to read', () => {
  const read = memoizeEntries()
  const first = read(() => text, place, context)
  expect(read(() => text, placeOf('pages/other.md'), context).entry.slug).toBe('other')
  const images = { ...context.images, 'walk.svg': { width: 9, height: 9 } }
  const second = read(() => text, place, { ...context, images })
  expect(second).not.toBe(first)
  expect(JSON.stringify(second.entry)).toContain('width=\\"9')
  expect(read(() => `${text}\nMore.\n`, place, context)).not.toBe(first)
})

test('so are other outside links', () => {
  const read = memoizeEntries()
  const first = read(() => text, place, context)
  const outsideLinks = { ...context.outsideLinks, form: 'https://forms.example.org/' }
  expect(read(() => text, place, { ...context, outsideLinks })).not.toBe(first)
})

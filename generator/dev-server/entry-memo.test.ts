// A file is parsed again when something is different that its entry is made of.
import { expect, test } from 'vitest'
import { readContext } from '../../model/load-site'
import { locate } from '../../model/source/resolve-collection'
import { readEntry } from '../../model/source/parse-entry'
import { filesInMemory, page } from '../../model/test-fixtures/create-test-site'
import { rememberEntries } from './entry-memo'

const text = page('About') + '\n![A hill](/images/walk.svg)\n'
const files = filesInMemory()
const context = readContext(files, 'content')

function placeOf(path: string) {
  const place = locate(path)
  if (!('kind' in place)) throw new Error(`${path} has no kind.`)
  return { ...place, file: `content/${path}` }
}
const place = placeOf('pages/about.md')

test('the same text is read once', () => {
  const read = rememberEntries()
  const first = read(() => text, place, context)
  expect(read(() => text, place, { ...context })).toBe(first)
  expect(JSON.stringify(first)).toBe(JSON.stringify(readEntry(text, place, context)))
})

test('also one with a problem, which is told again', () => {
  const read = rememberEntries()
  const first = read(() => `${text}\n<b>bold</b>\n`, place, context)
  expect(first.problems).not.toEqual([])
  expect(read(() => `${text}\n<b>bold</b>\n`, place, context)).toBe(first)
})

test('another text, another file, and another size of its picture are reasons to read', () => {
  const read = rememberEntries()
  const first = read(() => text, place, context)
  expect(read(() => text, placeOf('pages/other.md'), context).entry.slug).toBe('other')
  const pictures = { ...context.pictures, 'walk.svg': { width: 9, height: 9 } }
  const second = read(() => text, place, { ...context, pictures })
  expect(second).not.toBe(first)
  expect(JSON.stringify(second.entry)).toContain('width=\\"9')
  expect(read(() => `${text}\nMore.\n`, place, context)).not.toBe(first)
})

test('so are other outside links', () => {
  const read = rememberEntries()
  const first = read(() => text, place, context)
  const outsideLinks = { ...context.outsideLinks, form: 'https://forms.example.org/' }
  expect(read(() => text, place, { ...context, outsideLinks })).not.toBe(first)
})

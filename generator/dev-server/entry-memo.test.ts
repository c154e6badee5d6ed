// Tests that a file is parsed again only if something that its entry depends on has changed.
import { describe, expect, test } from 'vitest'
import { loadSettings } from '../../model/load-settings'
import { resolveCollection } from '../../model/source/resolve-collection'
import { parseEntry } from '../../model/source/entry/parse-entry'
import { createTestFiles, createPageText } from '../../model/test-fixtures/create-test-site'
import { memoizeEntries } from './entry-memo'

const text = createPageText('About') + '\n![A hill](/images/walk.svg)\n'
const files = createTestFiles()
const { context } = loadSettings(files)

function createEntryId(path: string) {
  const resolved = resolveCollection(path)
  if ('problem' in resolved) throw new Error(`${path} is in no collection.`)
  return { ...resolved, file: `content/${path}` }
}
const id = createEntryId('pages/about.md')

describe('memoizeEntries', () => {
  test('parses the same text once', () => {
    const read = memoizeEntries()
    const first = read(() => text, id, context)
    expect(read(() => text, id, { ...context })).toBe(first)
    expect(JSON.stringify(first)).toBe(JSON.stringify(parseEntry(text, id, context)))
  })

  test('returns the problems of a text again without parsing it again', () => {
    const read = memoizeEntries()
    const first = read(() => `${text}\n<b>bold</b>\n`, id, context)
    expect(first.problems).not.toEqual([])
    expect(read(() => `${text}\n<b>bold</b>\n`, id, context)).toBe(first)
  })

  test('parses again for a different text, a different file, and a different size of an image in it', () => {
    const read = memoizeEntries()
    const first = read(() => text, id, context)
    expect(read(() => text, createEntryId('pages/other.md'), context).entry.slug).toBe('other')
    const images = { ...context.images, 'walk.svg': { width: 9, height: 9 } }
    const second = read(() => text, id, { ...context, images })
    expect(second).not.toBe(first)
    expect(JSON.stringify(second.entry)).toContain('width=\\"9')
    expect(read(() => `${text}\nMore.\n`, id, context)).not.toBe(first)
  })

  test('parses again when the external links have changed', () => {
    const read = memoizeEntries()
    const first = read(() => text, id, context)
    const externalLinks = { ...context.externalLinks, form: 'https://forms.example.org/' }
    expect(read(() => text, id, { ...context, externalLinks })).not.toBe(first)
  })
})

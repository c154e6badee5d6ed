// Data is the same as long as the texts in it are, and as long as those are that it was made of.
import { expect, test } from 'vitest'
import type { Block } from '../../../model/markdown/body'
import { createDigest, createLazyBody, createLazyEntry, digestWithoutBodies } from './data-digest'

const block: Block = { kind: 'html', html: ['<p>Words</p>'] }
let reads = 0
const body = (name: string, images: string[] = []) =>
  createLazyBody({ headings: [], images }, name, () => {
    reads += 1
    return [block]
  })

test('a text stands in data as its name, and is not read', () => {
  const one = createDigest({ title: 'T', body: body('about.md 1') })
  expect(one.texts).toEqual(['about.md 1'])
  expect(one).toEqual(createDigest({ title: 'T', body: body('about.md 1') }))
  expect(one.json).not.toBe(createDigest({ title: 'T', body: body('about.md 2') }).json)
  expect(one.json).not.toBe(createDigest({ title: 'U', body: body('about.md 1') }).json)
  expect(reads).toBe(0)
})

test('a text that was read to make the data counts too, once', () => {
  const { blocks } = body('about.md 1')
  expect(createDigest({ words: blocks.length }).texts).toEqual(['about.md 1'])
  expect(createDigest({ words: 1 }).texts).toEqual([])
})

test('an outline is the same whatever the texts are, but not what is known of them', () => {
  const outline = digestWithoutBodies([{ body: body('a.md 1') }, { body: body('b.md 1') }])
  expect(outline.texts).toEqual(['a.md 1', 'b.md 1'])
  const other = digestWithoutBodies([{ body: body('a.md 2') }, { body: body('b.md 1') }])
  expect(other.json).toBe(outline.json)
  expect(other.texts).not.toEqual(outline.texts)
  const shown = digestWithoutBodies([
    { body: body('a.md 1', ['hill.svg']) },
    { body: body('b.md 1') },
  ])
  expect(shown.json).not.toBe(outline.json)
})

test('an entry stands in data as the hash of what is known of it, with the name of its text', () => {
  const entry = (hash: string) => createLazyEntry({ body: body('a.md 1') }, 'a.md 1', hash)
  const outline = digestWithoutBodies([entry('1')])
  expect(outline).toEqual({ json: '["1"]', texts: ['a.md 1'] })
  expect(digestWithoutBodies([entry('2')]).json).not.toBe(outline.json)
  expect(createDigest([entry('1')]).texts).toEqual(['a.md 1'])
  expect(createDigest([entry('1')]).json).not.toBe(createDigest([entry('2')]).json)
})

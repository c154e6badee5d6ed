// Data is the same as long as the texts in it are, and as long as those are that it was made of.
import { expect, test } from 'vitest'
import type { Block } from '../../../model/markdown/body'
import { comparable, keptBody, keptEntry, outlineOf } from './data-digest'

const block: Block = { kind: 'html', html: ['<p>Words</p>'] }
let reads = 0
const body = (name: string, pictures: string[] = []) =>
  keptBody({ headings: [], pictures }, name, () => {
    reads += 1
    return [block]
  })

test('a text stands in data as its name, and is not read', () => {
  const one = comparable({ title: 'T', body: body('about.md 1') })
  expect(one.texts).toEqual(['about.md 1'])
  expect(one).toEqual(comparable({ title: 'T', body: body('about.md 1') }))
  expect(one.json).not.toBe(comparable({ title: 'T', body: body('about.md 2') }).json)
  expect(one.json).not.toBe(comparable({ title: 'U', body: body('about.md 1') }).json)
  expect(reads).toBe(0)
})

test('a text that was read to make the data counts too, once', () => {
  const { blocks } = body('about.md 1')
  expect(comparable({ words: blocks.length }).texts).toEqual(['about.md 1'])
  expect(comparable({ words: 1 }).texts).toEqual([])
})

test('an outline is the same whatever the texts are, but not what is known of them', () => {
  const outline = outlineOf([{ body: body('a.md 1') }, { body: body('b.md 1') }])
  expect(outline.texts).toEqual(['a.md 1', 'b.md 1'])
  const other = outlineOf([{ body: body('a.md 2') }, { body: body('b.md 1') }])
  expect(other.json).toBe(outline.json)
  expect(other.texts).not.toEqual(outline.texts)
  const shown = outlineOf([{ body: body('a.md 1', ['hill.svg']) }, { body: body('b.md 1') }])
  expect(shown.json).not.toBe(outline.json)
})

test('an entry stands in data as the hash of what is known of it, with the name of its text', () => {
  const entry = (hash: string) => keptEntry({ body: body('a.md 1') }, 'a.md 1', hash)
  const outline = outlineOf([entry('1')])
  expect(outline).toEqual({ json: '["1"]', texts: ['a.md 1'] })
  expect(outlineOf([entry('2')]).json).not.toBe(outline.json)
  expect(comparable([entry('1')]).texts).toEqual(['a.md 1'])
  expect(comparable([entry('1')]).json).not.toBe(comparable([entry('2')]).json)
})

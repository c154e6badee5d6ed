// Tests which changes of data and bodies change a digest.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Block, Body } from '../../../model/markdown/body'
import { memoizeByObject } from '../../../model/memoize/memoize'
import { takeReads } from '../../../model/memoize/read-tracking'
import { createDigest, createLazyBody, createLazyEntry, digestWithoutBodies } from './data-digest'

const block: Block = { kind: 'html', html: ['<p>Words</p>'] }
let reads: number
beforeEach(() => {
  reads = 0
  // Other test files of this process may have read bodies.
  takeReads()
})

const createBody = (bodyId: string, images: string[] = []) =>
  createLazyBody({ headings: [], images }, bodyId, () => {
    reads += 1
    return [block]
  })
const createEntry = (digest: string) =>
  createLazyEntry({ body: createBody('a.md 1') }, 'a.md 1', digest)

describe('createDigest', () => {
  test('represents a body by its ID without reading it', () => {
    const digest = createDigest({ title: 'T', body: createBody('about.md 1') })
    expect(digest.bodies).toEqual(['about.md 1'])
    expect(digest).toEqual(createDigest({ title: 'T', body: createBody('about.md 1') }))
    const otherBody = createDigest({ title: 'T', body: createBody('about.md 2') })
    expect(otherBody.json).not.toBe(digest.json)
    const otherTitle = createDigest({ title: 'U', body: createBody('about.md 1') })
    expect(otherTitle.json).not.toBe(digest.json)
    expect(reads).toBe(0)
  })

  test('includes a body that was read to create the data, but only once', () => {
    const { blocks } = createBody('about.md 1')
    expect(createDigest({ count: blocks.length }).bodies).toEqual(['about.md 1'])
    expect(createDigest({ count: 1 }).bodies).toEqual([])
  })

  test('includes a body that a remembered value was computed from', () => {
    const countBlocks = memoizeByObject(({ blocks }: Body) => blocks.length)
    const body = createBody('about.md 1')
    for (const title of ['The first page', 'Another page'])
      expect(createDigest({ title, count: countBlocks(body) }).bodies).toEqual(['about.md 1'])
    expect(reads).toBe(1)
  })

  test('represents an entry by its digest and the ID of its body', () => {
    expect(createDigest([createEntry('1')]).bodies).toEqual(['a.md 1'])
    expect(createDigest([createEntry('1')]).json).not.toBe(createDigest([createEntry('2')]).json)
  })
})

describe('digestWithoutBodies', () => {
  test('changes only with what is known without reading the bodies', () => {
    const digest = digestWithoutBodies([
      { body: createBody('a.md 1') },
      { body: createBody('b.md 1') },
    ])
    expect(digest.bodies).toEqual(['a.md 1', 'b.md 1'])
    const otherBody = digestWithoutBodies([
      { body: createBody('a.md 2') },
      { body: createBody('b.md 1') },
    ])
    expect(otherBody.json).toBe(digest.json)
    expect(otherBody.bodies).not.toEqual(digest.bodies)
    const otherImages = digestWithoutBodies([
      { body: createBody('a.md 1', ['hill.svg']) },
      { body: createBody('b.md 1') },
    ])
    expect(otherImages.json).not.toBe(digest.json)
  })

  test('represents an entry by its digest', () => {
    const digest = digestWithoutBodies([createEntry('1')])
    expect(digest).toEqual({ json: '["1"]', bodies: ['a.md 1'] })
    expect(digestWithoutBodies([createEntry('2')]).json).not.toBe(digest.json)
  })
})

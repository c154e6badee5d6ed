// Bytes that are added, one run after the other, and come back by their places.
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appendBlobs, createBlobLog, openBlobLog } from './blob-log'

let file: string
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'heap-')), 'blocks')
})
afterEach(() => rmSync(join(file, '..'), { recursive: true }))

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))

test('what is made and what is added later comes back', () => {
  const made = createBlobLog(file, bytes('one', 'two'))
  const added = appendBlobs(file, openBlobLog(file), bytes('three'))
  expect(added?.heap).toBe(made.heap)
  const heap = openBlobLog(file)
  expect(heap.id).toBe(made.heap)
  const spans = [...made.spans, ...(added?.spans ?? [])]
  expect(spans.map((span) => Buffer.from(heap.read(span)).toString())).toEqual([
    'one',
    'two',
    'three',
  ])
})

test('one that is made anew is another, and whoever has the old one open still reads it', () => {
  const first = createBlobLog(file, bytes('old'))
  const heap = openBlobLog(file)
  expect(createBlobLog(file, bytes('new')).heap).not.toBe(first.heap)
  expect(Buffer.from(heap.read(first.spans[0] ?? { from: 0, to: 0 })).toString()).toBe('old')
})

test('when somebody else has added to it, nobody knows where anything is', () => {
  createBlobLog(file, bytes('one'))
  const heap = openBlobLog(file)
  appendFileSync(file, 'of another')
  expect(appendBlobs(file, heap, bytes('two'))).toBeNull()
})

test('where there is none, it is empty', () => {
  expect(openBlobLog(file)).toMatchObject({ id: '', bytes: 0 })
  createBlobLog(file, [])
  expect(statSync(file).size).toBe(openBlobLog(file).id.length)
})

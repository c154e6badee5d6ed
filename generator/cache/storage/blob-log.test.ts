// Tests that blobs are read by their ranges, and that no blob is appended to a log that has changed.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isOpen } from '../testing/is-open'
import { appendBlobs, createBlobLog, openBlobLog, type BlobLog, type ByteRange } from './blob-log'

let file: string
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'blobs-')), 'blobs')
})
afterEach(() => rmSync(join(file, '..'), { recursive: true }))

const toBytes = (...texts: string[]) => texts.map((text) => Buffer.from(text))
const readText = (log: BlobLog, range: ByteRange) => Buffer.from(log.read(range)).toString()

describe('openBlobLog', () => {
  test('reads the blobs that it was created with and those that were appended', () => {
    const created = createBlobLog(file, toBytes('one', 'two'))
    const appended = appendBlobs(file, openBlobLog(file), toBytes('three'))
    expect(appended?.logId).toBe(created.logId)
    const log = openBlobLog(file)
    expect(log.id).toBe(created.logId)
    const ranges = [...created.ranges, ...(appended?.ranges ?? [])]
    expect(ranges.map((range) => readText(log, range))).toEqual(['one', 'two', 'three'])
  })

  test('still reads the old blobs after the log was replaced', () => {
    const { logId, ranges } = createBlobLog(file, toBytes('old'))
    const log = openBlobLog(file)
    expect(createBlobLog(file, toBytes('new')).logId).not.toBe(logId)
    expect(ranges.map((range) => readText(log, range))).toEqual(['old'])
  })

  test('holds no open file after it was closed, and then reads nothing from the log that replaces it', () => {
    const { ranges } = createBlobLog(file, toBytes('old'))
    const log = openBlobLog(file)
    expect(ranges.map((range) => readText(log, range))).toEqual(['old'])
    log.close()
    log.close()
    expect(isOpen(file)).toBe(false)
    createBlobLog(file, toBytes('new'))
    expect(() => readText(log, { from: 0, to: 1 })).toThrow('has been closed')
  })

  test('returns an empty log without an ID if there is no file', () => {
    expect(openBlobLog(file)).toMatchObject({ id: '', size: 0 })
  })
})

describe('createBlobLog', () => {
  test('writes only the ID if there are no blobs', () => {
    const { logId } = createBlobLog(file, [])
    expect(readFileSync(file, 'utf8')).toBe(logId)
    expect(openBlobLog(file).id).toBe(logId)
  })
})

describe('appendBlobs', () => {
  test('returns null if another process has appended to the log since it was opened', () => {
    createBlobLog(file, toBytes('one'))
    const log = openBlobLog(file)
    appendFileSync(file, 'another blob')
    expect(appendBlobs(file, log, toBytes('two'))).toBeNull()
  })
})

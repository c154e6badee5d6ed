// Tests that records are read back completely or not at all, and that only changed records are written.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRecordLog } from './record-log'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'))
  file = join(folder, 'records')
})
afterEach(() => rmSync(folder, { recursive: true }))

type TestRecord = { readonly word: string }
const open = (version = '1', ignoreCache = false) =>
  openRecordLog<TestRecord>(file, version, ignoreCache)
const readRecords = (version = '1', ignoreCache = false) =>
  Object.fromEntries(open(version, ignoreCache).records)
const getSize = () => statSync(file).size

/** Enough records that a few changes are appended instead of rewriting the log. */
const MANY_RECORDS = Array.from({ length: 50 }, (_, index): [string, TestRecord] => [
  `/${index}`,
  { word: `word ${index}` },
])

/** Saves the stored records with some changes; null removes a record. */
function saveChanges(changes: Readonly<Record<string, TestRecord | null>>): void {
  const log = open()
  const records = new Map(log.records)
  for (const [key, record] of Object.entries(changes))
    if (record === null) records.delete(key)
    else records.set(key, record)
  log.save(records)
}

describe('openRecordLog', () => {
  test('reads back what was saved, with later changes overriding earlier ones', () => {
    open().save(new Map(MANY_RECORDS))
    expect(readRecords()).toEqual(Object.fromEntries(MANY_RECORDS))
    const firstSize = getSize()
    saveChanges({ '/1': { word: 'é\n' }, '/2': null, '/new': { word: 'new' } })
    saveChanges({ '/1': { word: 'last' }, '/2': { word: 'back' }, '/3': null })
    const { '/3': _, ...others } = Object.fromEntries(MANY_RECORDS)
    const changed = { '/1': { word: 'last' }, '/2': { word: 'back' }, '/new': { word: 'new' } }
    expect(readRecords()).toEqual({ ...others, ...changed })
    // Two short lines were appended.
    expect(getSize()).toBeLessThan(1.3 * firstSize)
  })

  test('does not write a record again that is the same object', () => {
    open().save(new Map(MANY_RECORDS))
    const before = readFileSync(file)
    saveChanges({})
    expect(readFileSync(file)).toEqual(before)
  })

  test('rewrites a file that would grow to twice its size', () => {
    open().save(new Map(MANY_RECORDS))
    const firstSize = getSize()
    for (let round = 0; round < 200; round++) saveChanges({ '/1': { word: `word ${round}` } })
    expect(getSize()).toBeLessThan(2 * firstSize)
    expect(readRecords()).toEqual({
      ...Object.fromEntries(MANY_RECORDS),
      '/1': { word: 'word 199' },
    })
  })

  test('ignores records of another version, and all records when the cache is ignored', () => {
    open().save(new Map(MANY_RECORDS))
    expect(readRecords('2')).toEqual({})
    expect(readRecords('1', true)).toEqual({})
    open('2').save(new Map([['/a', { word: 'a' }]]))
    expect(readRecords('2')).toEqual({ '/a': { word: 'a' } })
  })

  test('detects damage to any byte', () => {
    open().save(new Map(MANY_RECORDS.slice(0, 3)))
    saveChanges({ '/0': { word: 'x' } })
    const intact = readFileSync(file)
    for (let index = 0; index < intact.length; index++) {
      const damaged = Buffer.from(intact)
      damaged[index] = (damaged[index] ?? 0) ^ 1
      writeFileSync(file, damaged)
      expect(readRecords(), `byte ${index}`).toEqual({})
    }
  })

  test('reads the records of an earlier run or none from a truncated file', () => {
    open().save(new Map(MANY_RECORDS))
    const firstSize = getSize()
    saveChanges({ '/0': { word: 'x' } })
    const intact = readFileSync(file)
    for (let size = 0; size < intact.length; size++) {
      writeFileSync(file, intact.subarray(0, size))
      const expected = size === firstSize ? Object.fromEntries(MANY_RECORDS) : {}
      expect(readRecords(), `${size} bytes`).toEqual(expected)
    }
  })

  test('rewrites all records when another process has appended to the file', () => {
    open().save(new Map(MANY_RECORDS))
    const log = open()
    appendFileSync(file, 'another line')
    log.save(new Map([...log.records, ['/new', { word: 'new' }]]))
    expect(readRecords()).toEqual({
      ...Object.fromEntries(MANY_RECORDS),
      '/new': { word: 'new' },
    })
  })
})

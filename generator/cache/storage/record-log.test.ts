// Records come back whole or not at all, and only those are written that are others than before.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRecordLog } from './record-log'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'))
  file = join(folder, 'records')
})
afterEach(() => rmSync(folder, { recursive: true }))

type Word = { readonly word: string }
const open = (version = '1', fresh = false) => openRecordLog<Word>(file, version, fresh)
const known = (version = '1', fresh = false) => Object.fromEntries(open(version, fresh).records)
const bytes = () => statSync(file).size

/** Enough of them that a few more are added, not written with all. */
const MANY = Array.from({ length: 50 }, (_, index): [string, Word] => [
  `/${index}`,
  { word: `word ${index}` },
])

/** Keeps what was kept, with some changes; null is for one that is gone. */
function change(changes: Readonly<Record<string, Word | null>>): void {
  const kept = open()
  const now = new Map(kept.records)
  for (const [name, record] of Object.entries(changes))
    if (record === null) now.delete(name)
    else now.set(name, record)
  kept.save(now)
}

test('what was saved comes back, with later changes in place of earlier ones', () => {
  open().save(new Map(MANY))
  expect(known()).toEqual(Object.fromEntries(MANY))
  const first = bytes()
  change({ '/1': { word: 'é\n' }, '/2': null, '/new': { word: 'new' } })
  change({ '/1': { word: 'last' }, '/2': { word: 'back' }, '/3': null })
  const { '/3': _, ...others } = Object.fromEntries(MANY)
  const changed = { '/1': { word: 'last' }, '/2': { word: 'back' }, '/new': { word: 'new' } }
  expect(known()).toEqual({ ...others, ...changed })
  // Two short lines, not all of it.
  expect(bytes()).toBeLessThan(1.3 * first)
})

test('what is the same object is not written again', () => {
  open().save(new Map(MANY))
  const before = readFileSync(file)
  change({})
  expect(readFileSync(file)).toEqual(before)
})

test('a file that has grown to twice its size is written anew', () => {
  open().save(new Map(MANY))
  const first = bytes()
  for (let time = 0; time < 200; time++) change({ '/1': { word: `word ${time}` } })
  expect(bytes()).toBeLessThan(2 * first)
  expect(known()).toEqual({ ...Object.fromEntries(MANY), '/1': { word: 'word 199' } })
})

test('of another version nothing is used, nor by a fresh start', () => {
  open().save(new Map(MANY))
  expect(known('2')).toEqual({})
  expect(known('1', true)).toEqual({})
  open('2').save(new Map([['/a', { word: 'a' }]]))
  expect(known('2')).toEqual({ '/a': { word: 'a' } })
})

test('damage to any byte is noticed', () => {
  open().save(new Map(MANY.slice(0, 3)))
  change({ '/0': { word: 'x' } })
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at++) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    writeFileSync(file, damaged)
    expect(known(), `byte ${at}`).toEqual({})
  }
})

test('without its end, it is that of an earlier run or of none', () => {
  open().save(new Map(MANY))
  const first = bytes()
  change({ '/0': { word: 'x' } })
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at++) {
    writeFileSync(file, whole.subarray(0, at))
    expect(known(), `${at} bytes`).toEqual(at === first ? Object.fromEntries(MANY) : {})
  }
})

test('when somebody else has added to it in the meantime, all are written anew', () => {
  open().save(new Map(MANY))
  const kept = open()
  appendFileSync(file, 'of another')
  kept.save(new Map([...kept.records, ['/new', { word: 'new' }]]))
  expect(known()).toEqual({ ...Object.fromEntries(MANY), '/new': { word: 'new' } })
})

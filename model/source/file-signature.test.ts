// Tests what changes the signature of a file.
import { lstatSync, mkdtempSync, rmSync, writeFileSync, type BigIntStats } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { getChangeTime, getFileSignature } from './file-signature'

const folder = mkdtempSync(join(tmpdir(), 'signature-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'a.md')
writeFileSync(file, 'one')
const stats = lstatSync(file, { bigint: true })

const change = (changes: Partial<BigIntStats>) => ({ ...stats, ...changes })

describe('getFileSignature', () => {
  test('differs for neighboring inodes of Windows, which are the same number', () => {
    const inode = 2n ** 60n
    expect(Number(inode)).toBe(Number(inode + 1n))
    expect(getFileSignature(change({ ino: inode }))).not.toBe(
      getFileSignature(change({ ino: inode + 1n })),
    )
  })

  test('differs for another size and another change time', () => {
    const others = [{ size: 4n }, { ctimeNs: stats.ctimeNs + 1n }].map(change)
    for (const other of others) expect(getFileSignature(other)).not.toBe(getFileSignature(stats))
    expect(getFileSignature(lstatSync(file, { bigint: true }))).toBe(getFileSignature(stats))
  })
})

describe('getChangeTime', () => {
  test('returns the same milliseconds as the file system', () => {
    expect(getChangeTime(stats)).toBeCloseTo(lstatSync(file).ctimeMs, 2)
  })
})

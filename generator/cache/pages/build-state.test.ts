// What a build may take for granted of the site that the last one has published.
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '../../../model/source/list-files'
import { getCachePath } from '../cache-directory'
import { takeSnapshot } from '../../publish/directory-snapshot'
import { openBuildState } from './build-state'
import type { BuildOptions } from '../../build/build-options'
import { getInode } from '../../publish/atomic-directory'

let options: BuildOptions
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-build-'))
  const [content, out] = [join(folder, 'content'), join(folder, 'out')]
  for (const one of [content, out]) mkdirSync(one)
  writeFileSync(join(content, 'a.md'), 'Words')
  writeFileSync(join(out, 'a.html'), '<p>Words</p>')
  options = {
    ...{ content, out, base: '/', url: undefined, asOf: '2026-11-20' },
    ...{ drafts: false, fresh: false, pullRequest: null },
  }
  // What was written just now may be written once more.
  await setTimeout(100)
})
afterEach(() => {
  rmSync(getCachePath('last', [options.content, options.out, '/']), { force: true })
  rmSync(join(options.out, '..'), { recursive: true })
})

const open = () => openBuildState(options, '1', listFiles(options.content))
const HISTORY = { commits: {}, missing: null }
const openSame = () => open().sameWith(HISTORY)

/** @param folder the number of the folder that the build has put there */
function save(folder = getInode(options.out)): void {
  const report = {
    today: '2026-11-20',
    timeZone: 'America/Chicago',
    problems: '',
    pages: 1,
    notes: [],
  }
  const { signatures } = takeSnapshot(options.out)
  open().save(report, HISTORY, { folder, signatures, assetsDigest: 's', pagesName: 'p' })
}

test('a site that nobody has touched stands, and after an edit too', () => {
  save()
  expect(openSame()?.pages).toBe(1)
  expect(open().output).toMatchObject({ assetsDigest: 's', pagesName: 'p' })
  writeFileSync(join(options.content, 'a.md'), 'Other words')
  expect(open().isChecked).toBe(false)
  expect(openSame()).toBeNull()
  expect(open().output).toMatchObject({ assetsDigest: 's', pagesName: 'p' })
})

test('the same content with another answer of git is not the same site', () => {
  save()
  expect(open().isChecked).toBe(true)
  expect(open().sameWith({ commits: { 'content/a.md': 1 }, missing: null })).toBeNull()
  expect(open().sameWith({ commits: {}, missing: 'git is not installed here.' })).toBeNull()
})

test('one that somebody has touched does not', () => {
  save()
  writeFileSync(join(options.out, 'a.html'), '<p>Wards</p>')
  expect(open()).toMatchObject({ isChecked: false, output: null })
})

test('nor one that another build has put there, even when it was taken for the own', () => {
  const number = getInode(options.out)
  renameSync(options.out, `${options.out}-aside`)
  mkdirSync(options.out)
  writeFileSync(join(options.out, 'a.html'), '<p>Of another</p>')
  save(number)
  expect(open()).toMatchObject({ isChecked: false, output: null })
})

test('when a file may change once more without another stamp, nothing is kept', () => {
  save()
  writeFileSync(join(options.content, 'a.md'), 'Other words')
  save()
  expect(open()).toMatchObject({ isChecked: false, output: null })
})

test('a file whose time is in the future, as from a clock that is wrong, is none of those', async () => {
  utimesSync(join(options.content, 'a.md'), new Date(), new Date('2099-01-01'))
  await setTimeout(100)
  save()
  expect(openSame()?.pages).toBe(1)
})

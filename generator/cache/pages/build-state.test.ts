// Tests what a build may assume about the site that the last build published.
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listFiles } from '../../../model/source/list-files'
import { getCachePath } from '../cache-directory'
import { takeSnapshot } from '../../publish/directory-snapshot'
import type { LastModified } from '../../git/last-modified'
import { openBuildState } from './build-state'
import type { BuildOptions } from '../../build/build-options'
import { getInode } from '../../publish/atomic-directory/atomic-directory'

let options: BuildOptions
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-state-'))
  const content = join(folder, 'content')
  const out = join(folder, 'out')
  mkdirSync(content)
  mkdirSync(out)
  writeFileSync(join(content, 'a.md'), 'Words')
  writeFileSync(join(out, 'a.html'), '<p>Words</p>')
  options = {
    content,
    out,
    base: '/',
    url: undefined,
    asOf: '2026-11-20',
    drafts: false,
    ignoreCache: false,
    pullRequest: null,
    commit: undefined,
    branch: undefined,
    repository: undefined,
    review: false,
  }
  // Waits because no state is saved while a file could change again without getting a new signature (file-signature.ts).
  await setTimeout(100)
})
afterEach(() => {
  rmSync(getCachePath('last', [options.content, options.out, '/']), { force: true })
  rmSync(join(options.out, '..'), { recursive: true })
})

const open = () => openBuildState(options, '1', listFiles(options.content))
const createGitFacts = (commits: LastModified = {}, historyNotice: string | null = null) => {
  return { history: { commits, commitCounts: {}, historyNotice }, commit: null }
}
const getUnchangedReport = () => open().getUnchangedReport(createGitFacts())

/** @param inode of the directory that the build published */
function save(inode = getInode(options.out)): void {
  const report = {
    today: '2026-11-20',
    timeZone: 'America/Chicago',
    problems: '',
    pages: 1,
    notes: [],
  }
  const { signatures } = takeSnapshot(options.out)
  open().save(report, createGitFacts(), { inode, signatures, assetsDigest: 'a', pagesDigest: 'p' })
}

describe('openBuildState', () => {
  test('returns the last report and the published site when nothing has changed', () => {
    save()
    expect(getUnchangedReport()?.pages).toBe(1)
    expect(open().published).toMatchObject({ assetsDigest: 'a', pagesDigest: 'p' })
  })

  test('returns only the published site when the content has changed', () => {
    save()
    writeFileSync(join(options.content, 'a.md'), 'Other words')
    expect(open().isUpToDate).toBe(false)
    expect(getUnchangedReport()).toBeNull()
    expect(open().published).toMatchObject({ assetsDigest: 'a', pagesDigest: 'p' })
  })

  test('returns no report when only the commit history has changed', () => {
    save()
    const state = open()
    expect(state.isUpToDate).toBe(true)
    expect(state.getUnchangedReport(createGitFacts({ 'content/a.md': 1 }))).toBeNull()
    const historyNotice = 'git is not installed here.'
    expect(state.getUnchangedReport(createGitFacts({}, historyNotice))).toBeNull()
    const commit = { hash: 'a'.repeat(40), committedAt: null }
    expect(state.getUnchangedReport({ ...createGitFacts(), commit })).toBeNull()
  })

  test('returns no published site when one of its files was modified', () => {
    save()
    writeFileSync(join(options.out, 'a.html'), '<p>Wards</p>')
    expect(open()).toMatchObject({ isUpToDate: false, published: null })
  })

  test('returns no published site when another build replaced it before the state was saved', () => {
    const inode = getInode(options.out)
    renameSync(options.out, `${options.out}-aside`)
    mkdirSync(options.out)
    writeFileSync(join(options.out, 'a.html'), '<p>Another site</p>')
    save(inode)
    expect(open()).toMatchObject({ isUpToDate: false, published: null })
  })

  test('saves nothing when a content file was written just before the build', () => {
    save()
    writeFileSync(join(options.content, 'a.md'), 'Other words')
    save()
    expect(open()).toMatchObject({ isUpToDate: false, published: null })
  })

  test('saves the state when the modification time of a file is in the future', async () => {
    utimesSync(join(options.content, 'a.md'), new Date(), new Date('2099-01-01'))
    await setTimeout(100)
    save()
    expect(getUnchangedReport()?.pages).toBe(1)
  })
})

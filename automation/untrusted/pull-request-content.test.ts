// Tests that a pull request's content is read as data, with repositories of this machine.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPullRequest, writeContent } from './pull-request-content'
import { createForkFixture, type ForkFixture } from './testing/fork-fixture'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let fixture: ForkFixture
beforeEach(() => {
  fixture = createForkFixture({ 'content/site.md': 'site', 'package.json': '{}' })
})
afterEach(() => fixture.remove())

const getOutput = () => join(fixture.folder, 'out')
async function readPullRequest(sha: string, number = 7): Promise<void> {
  await fetchPullRequest(fixture, { url: fixture.url }, { number, sha })
  await writeContent(fixture, sha, getOutput())
}
/** Makes a pull request whose content/ has one entry of this mode. */
const pushEntry = (mode: string, hash: string, name: string) => {
  const type = mode === '160000' ? 'commit' : 'blob'
  const content = fixture.git(['mktree', '--missing'], `${mode} ${type} ${hash}\t${name}\n`)
  return fixture.pushTree(7, fixture.git(['mktree'], `040000 tree ${content}\tcontent\n`))
}
const hashText = (text: string) => fixture.git(['hash-object', '-w', '--stdin'], text)

describe('writeContent', () => {
  test('writes the files below content/ and nothing else', async () => {
    const words = 'caf\u00e9\r\n\u0000'
    const sha = fixture.push(7, { 'content/pages/new.md': words, 'package.json': '{"x":1}' })
    await readPullRequest(sha)
    expect(readdirSync(getOutput(), { recursive: true }).sort()).toEqual([
      'pages',
      'pages/new.md',
      'site.md',
    ])
    expect(readFileSync(join(getOutput(), 'pages/new.md'), 'utf8')).toBe(words)
    expect(statSync(join(getOutput(), 'site.md')).mode & 0o777).toBe(0o644)
  })

  test('leaves the working tree of the base branch as it is', async () => {
    const sha = fixture.push(7, { 'content/site.md': 'changed', 'package.json': '{"x":1}' })
    await readPullRequest(sha)
    expect(readFileSync(join(fixture.top, 'package.json'), 'utf8')).toBe('{}')
    expect(readFileSync(join(fixture.top, 'content/site.md'), 'utf8')).toBe('site')
  })

  test('leaves out hidden files, as every build does, and obeys no attributes', async () => {
    const sha = fixture.push(7, { 'content/.DS_Store': 'x', '.gitattributes': '* text eol=crlf' })
    await readPullRequest(sha)
    expect(readdirSync(getOutput())).toEqual(['site.md'])
    expect(readFileSync(join(getOutput(), 'site.md'), 'utf8')).toBe('site')
  })

  test.each([
    ['a link', '120000', '/etc/passwd', 'a link to another file'],
    ['a program', '100755', 'touch trace', 'marked as a program'],
  ])('refuses %s', async (_, mode, text, message) => {
    const sha = pushEntry(mode, hashText(text), 'a.md')
    await expect(readPullRequest(sha)).rejects.toThrow(message)
    expect(existsSync(getOutput())).toBe(false)
  })

  test('refuses a repository within the content', async () => {
    const sha = pushEntry('160000', fixture.git(['rev-parse', 'main']), 'pages')
    await expect(readPullRequest(sha)).rejects.toThrow('another repository')
  })

  test('refuses a tree with names that lead out of the folder', async () => {
    const entry = Buffer.concat([
      Buffer.from('100644 ../../trace.md\0'),
      Buffer.from(hashText('x'), 'hex'),
    ])
    const tree = fixture.git(['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'], entry)
    const root = fixture.git(['mktree'], `040000 tree ${tree}\tcontent\n`)
    const sha = fixture.pushTree(7, root)
    await expect(readPullRequest(sha)).rejects.toThrow()
    expect(readdirSync(fixture.folder).sort()).toEqual(['author', 'clone', 'example'])
  })

  test('refuses a content folder that is a link', async () => {
    const link = hashText('../..')
    const sha = fixture.pushTree(7, fixture.git(['mktree'], `120000 blob ${link}\tcontent\n`))
    await expect(readPullRequest(sha)).rejects.toMatchObject({ name: 'RefusedError' })
  })
})

describe('fetchPullRequest', () => {
  test('refuses a commit that is not the newest of the pull request', async () => {
    const old = fixture.push(7, { 'content/site.md': 'old' })
    fixture.push(7, { 'content/site.md': 'new' })
    await expect(readPullRequest(old)).rejects.toThrow('has moved on')
  })

  test('refuses the commit of another pull request', async () => {
    fixture.push(7, { 'content/site.md': 'seven' })
    const other = fixture.push(8, { 'content/site.md': 'eight' })
    await expect(readPullRequest(other, 7)).rejects.toThrow('has moved on')
  })
})

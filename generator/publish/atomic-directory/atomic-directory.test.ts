// Tests that a published site is replaced completely or not at all, and that nothing but a site is replaced.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getInode, replaceDirectory, replacePublishedFile, restoreSite } from './atomic-directory'
import { SITE_MARKER } from '../site-marker'
import { writeFiles } from '../write-files'

let directory: string
let out: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'publish-'))
  out = join(directory, 'dist/client')
})
afterEach(() => rmSync(directory, { recursive: true }))

const fill = (text: string) => (staging: string) =>
  writeFiles(staging, [
    ['404.html', ''],
    ['deep/a.html', text],
  ])
const publish = (text: string) => replaceDirectory(out, fill(text))
const read = () => readFileSync(join(out, 'deep/a.html'), 'utf8')
const siblings = () => readdirSync(join(directory, 'dist'))

describe('replaceDirectory', () => {
  test('publishes the first site and replaces it with the next one', async () => {
    await publish('one')
    expect(read()).toBe('one')
    await publish('two')
    expect(read()).toBe('two')
    expect(siblings()).toEqual(['client'])
  })

  test('keeps the old site and leaves nothing else when the new one cannot be written', async () => {
    await publish('one')
    const failing = replaceDirectory(out, async (staging) => {
      await fill('two')(staging)
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(read()).toBe('one')
    expect(siblings()).toEqual(['client'])
  })

  test('removes the leftovers of killed builds, but no directories with similar names', async () => {
    const leftovers = ['client.staging-0123abcd', 'client.previous-0123abcd']
    const others = ['client.new-1', 'client.staging-2024', 'other.staging-0123abcd']
    for (const name of [...leftovers, ...others])
      mkdirSync(join(directory, 'dist', name), { recursive: true })
    await publish('one')
    expect(siblings()).toEqual(['client', ...others])
  })

  test('removes leftovers only after the new site is published', async () => {
    await publish('one')
    renameSync(out, `${out}.previous-0123abcd`)
    const failing = replaceDirectory(out, () => Promise.reject(new Error('the disk is full')))
    await expect(failing).rejects.toThrow('the disk is full')
    expect(siblings()).toEqual(['client.previous-0123abcd'])
  })

  test('returns the inode of the published directory', async () => {
    let inode = ''
    const published = await replaceDirectory(out, async (staging) => {
      inode = getInode(staging)
      await fill('one')(staging)
    })
    expect(published).toBe(inode)
    expect(getInode(out)).toBe(inode)
  })

  test('replaces an empty directory', async () => {
    mkdirSync(join(out, 'empty'), { recursive: true })
    await publish('one')
    expect(read()).toBe('one')
    expect(existsSync(join(out, 'empty'))).toBe(false)
  })

  test('refuses a directory that holds other files, even a site built by another program', async () => {
    mkdirSync(join(out, '.git'), { recursive: true })
    for (const file of ['.git/HEAD', '404.html', 'CNAME', 'thesis.txt'])
      writeFileSync(join(out, file), 'precious')
    await expect(publish('one')).rejects.toThrow(
      `${out} is not a site that this program has built: it holds .git, 404.html, CNAME and 1 more. Nothing was written there, so nothing is lost.`,
    )
    expect(readFileSync(join(out, 'thesis.txt'), 'utf8')).toBe('precious')
    expect(siblings()).toEqual(['client'])
  })

  test.each(['CNAME', '.git/HEAD', '.nojekyll', 'deep/notes.txt'])(
    'refuses a built site to which %s was added',
    async (file) => {
      await publish('one')
      mkdirSync(join(out, file, '..'), { recursive: true })
      writeFileSync(join(out, file), 'precious')
      await expect(publish('two')).rejects.toThrow(
        `${out} holds something that is not part of the site: ${file}.`,
      )
      expect(read()).toBe('one')
      expect(readFileSync(join(out, file), 'utf8')).toBe('precious')
    },
  )

  test('refuses a built site to which a link was added', async () => {
    await publish('one')
    symlinkSync(directory, join(out, 'link'))
    await expect(publish('two')).rejects.toThrow('not part of the site: link')
  })

  test('refuses to replace a site to which a file was added during the build', async () => {
    await publish('one')
    const late = replaceDirectory(out, async (staging) => {
      await fill('two')(staging)
      writeFileSync(join(out, 'thesis.txt'), 'precious')
    })
    await expect(late).rejects.toThrow('not part of the site: thesis.txt')
    expect(readFileSync(join(out, 'thesis.txt'), 'utf8')).toBe('precious')
  })

  test('accepts the files of desktop environments and a missing page', async () => {
    await publish('one')
    writeFileSync(join(out, 'deep/.DS_Store'), '')
    rmSync(join(out, '404.html'))
    await publish('two')
    expect(read()).toBe('two')
  })

  test('refuses a directory whose marker is not valid', async () => {
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, SITE_MARKER), 'a.html\n')
    writeFileSync(join(out, 'a.html'), 'precious')
    await expect(publish('one')).rejects.toThrow('is not a site that this program has built')
  })
})

describe('replacePublishedFile', () => {
  test('replaces one file and removes leftovers', async () => {
    const inode = await publish('one')
    mkdirSync(`${out}.staging-0123abcd`)
    const write = (path: string) => writeFileSync(path, 'two')
    expect(replacePublishedFile(out, inode, 'deep/a.html', write)).toBe(true)
    expect(read()).toBe('two')
    expect(siblings()).toEqual(['client'])
  })

  test('keeps the old file when the new one cannot be written', async () => {
    const inode = await publish('one')
    const write = (path: string) => {
      writeFileSync(path, 'tw')
      throw new Error('the disk is full')
    }
    expect(() => replacePublishedFile(out, inode, 'deep/a.html', write)).toThrow('the disk is full')
    expect(read()).toBe('one')
    expect(siblings()).toEqual(['client'])
  })

  test('changes nothing when the directory has another inode', async () => {
    const inode = await publish('one')
    renameSync(out, `${out}-aside`)
    await publish('another')
    const write = (path: string) => writeFileSync(path, 'two')
    expect(replacePublishedFile(out, inode, 'deep/a.html', write)).toBe(false)
    expect(read()).toBe('another')
  })
})

describe('restoreSite', () => {
  test('puts the last good site back when a build was killed while it replaced it', async () => {
    await publish('one')
    renameSync(out, `${out}.previous-0123abcd`)
    mkdirSync(`${out}.staging-0123abcd`)
    expect(restoreSite(out)).toBe(true)
    expect(read()).toBe('one')
  })

  test('does nothing when a site exists or there never was one', async () => {
    expect(restoreSite(out)).toBe(false)
    await publish('one')
    mkdirSync(`${out}.previous-0123abcd`)
    expect(restoreSite(out)).toBe(false)
    expect(read()).toBe('one')
  })

  test('ignores a previous directory that is not a built site', () => {
    mkdirSync(`${out}.previous-0123abcd`, { recursive: true })
    expect(restoreSite(out)).toBe(false)
  })
})

// Reading a content folder: which files are read, ignored or rejected.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from './read-content'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, data: string | Uint8Array) => writeFileSync(join(folder, name), data)

const listProblems = () => readContent(folder).problems.map(({ file, code }) => `${file} ${code}`)

describe('readContent', () => {
  test('normalizes line endings and drops a byte order mark', () => {
    write('dos.md', '\uFEFFone\r\ntwo\r\n')
    write('mac.md', 'one\rtwo\r')
    expect(readContent(folder).texts).toEqual({
      'dos.md': 'one\ntwo\n',
      'mac.md': 'one\ntwo\n',
    })
  })

  test('ignores hidden files and the guides for editors', () => {
    write('.DS_Store', 'x')
    write('README.md', '# Guide')
    expect(readContent(folder)).toEqual({
      texts: {},
      unreadable: [],
      images: {},
      drawingWords: {},
      downloads: {},
      publishedUrls: null,
      problems: [],
    })
  })

  test('rejects a git repository in the content without opening it', () => {
    for (const name of ['.git', 'events/.GIT', 'pages/.git']) {
      mkdirSync(join(folder, name), { recursive: true })
      write(join(name, 'config'), '[core]')
    }
    mkdirSync(join(folder, 'blog'))
    write('blog/.git', 'gitdir: elsewhere')
    expect(listProblems()).toEqual([
      'content/.git file-unused',
      'content/blog/.git file-unused',
      'content/events/.GIT file-unused',
      'content/pages/.git file-unused',
    ])
    expect(readContent(folder).problems[0]?.message).toContain('This belongs to git')
  })

  test('rejects each file of a bare git repository', () => {
    for (const name of ['objects', 'refs/heads']) mkdirSync(join(folder, name), { recursive: true })
    const names = ['HEAD', 'config', 'objects/keep', 'refs/heads/main']
    for (const name of names) write(name, 'x')
    expect(listProblems()).toEqual(names.map((name) => `content/${name} file-unused`))
  })

  test('returns the text of the list of published paths', () => {
    write('addresses.txt', '/\r\n/about\r\n')
    expect(readContent(folder)).toEqual({
      texts: {},
      unreadable: [],
      images: {},
      drawingWords: {},
      downloads: {},
      publishedUrls: '/\n/about\n',
      problems: [],
    })
  })

  test('measures images', () => {
    mkdirSync(join(folder, 'images'))
    write('images/hill.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>')
    expect(readContent(folder).images).toEqual({ 'hill.svg': { width: 30, height: 20 } })
  })

  test('reports an image of more than 30 MB but includes it, so that references to it are valid', () => {
    mkdirSync(join(folder, 'images'))
    write('images/large.jpg', '')
    truncateSync(join(folder, 'images/large.jpg'), 30 * 1024 * 1024 + 1)
    expect(listProblems()).toEqual(['content/images/large.jpg image-large'])
    expect(Object.keys(readContent(folder).images)).toEqual(['large.jpg'])
  })

  test('rejects every other file and does not follow links', () => {
    mkdirSync(join(folder, 'images'))
    mkdirSync(join(folder, 'events.md'))
    write('latin.md', Uint8Array.of(0x63, 0x61, 0x66, 0xe9))
    write('wide.md', Uint8Array.of(0xff, 0xfe, 0x61, 0x00))
    write('notes.docx', 'x')
    write('images/lie.png', 'not a picture')
    write('huge.md', '')
    truncateSync(join(folder, 'huge.md'), 50 * 1024 * 1024)
    symlinkSync('/etc', join(folder, 'loop'))
    expect(readContent(folder).texts).toEqual({})
    expect(listProblems()).toEqual([
      'content/huge.md file-large',
      'content/images/lie.png image-unreadable',
      'content/latin.md encoding',
      'content/loop file-strange',
      'content/notes.docx file-unused',
      'content/wide.md encoding',
    ])
  })
})

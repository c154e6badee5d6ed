// Reading a folder: what is taken, what is passed over, and what is refused by name.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from './read-content'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, data: string | Uint8Array) => writeFileSync(join(folder, name), data)

test('line endings and a byte order mark make no difference', () => {
  write('dos.md', '\uFEFFone\r\ntwo\r\n')
  write('mac.md', 'one\rtwo\r')
  expect(readContent(folder).texts).toEqual({
    'dos.md': 'one\ntwo\n',
    'mac.md': 'one\ntwo\n',
  })
})

test('hidden files and the guides for editors are passed over', () => {
  write('.DS_Store', 'x')
  write('README.md', '# Guide')
  expect(readContent(folder)).toEqual({
    texts: {},
    unread: [],
    images: {},
    downloads: {},
    ledger: null,
    problems: [],
  })
})

test('a repository of git in the content is refused without a look into it', () => {
  for (const name of ['.git', 'events/.GIT', 'pages/.git']) {
    mkdirSync(join(folder, name), { recursive: true })
    write(join(name, 'config'), '[core]')
  }
  mkdirSync(join(folder, 'blog'))
  write('blog/.git', 'gitdir: elsewhere')
  const { problems } = readContent(folder)
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(
    ['.git', 'blog/.git', 'events/.GIT', 'pages/.git'].map((name) => `content/${name} file-unused`),
  )
  expect(problems[0]?.message).toContain('This belongs to git')
})

test('the files of which a repository of git is made are refused one by one', () => {
  for (const name of ['objects', 'refs/heads']) mkdirSync(join(folder, name), { recursive: true })
  const names = ['HEAD', 'config', 'objects/keep', 'refs/heads/main']
  for (const name of names) write(name, 'x')
  const { problems } = readContent(folder)
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(
    names.map((name) => `content/${name} file-unused`),
  )
})

test('the list of addresses is handed over as it is', () => {
  write('addresses.txt', '/\r\n/about\r\n')
  expect(readContent(folder)).toEqual({
    texts: {},
    unread: [],
    images: {},
    downloads: {},
    ledger: '/\n/about\n',
    problems: [],
  })
})

test('pictures are measured', () => {
  mkdirSync(join(folder, 'images'))
  write('images/hill.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>')
  expect(readContent(folder).images).toEqual({ 'hill.svg': { width: 30, height: 20 } })
})

test('a picture of more than 30 MB is not read, and that it is named is no second mistake', () => {
  mkdirSync(join(folder, 'images'))
  write('images/large.jpg', '')
  truncateSync(join(folder, 'images/large.jpg'), 30 * 1024 * 1024 + 1)
  const { images, problems } = readContent(folder)
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'content/images/large.jpg image-large',
  ])
  expect(Object.keys(images)).toEqual(['large.jpg'])
})

test('everything else is refused by name, and nothing behind a link is read', () => {
  mkdirSync(join(folder, 'images'))
  mkdirSync(join(folder, 'events.md'))
  write('latin.md', Uint8Array.of(0x63, 0x61, 0x66, 0xe9))
  write('wide.md', Uint8Array.of(0xff, 0xfe, 0x61, 0x00))
  write('notes.docx', 'x')
  write('images/lie.png', 'not a picture')
  write('huge.md', '')
  truncateSync(join(folder, 'huge.md'), 50 * 1024 * 1024)
  symlinkSync('/etc', join(folder, 'loop'))
  const { texts, problems } = readContent(folder)
  expect(texts).toEqual({})
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'content/huge.md file-large',
    'content/images/lie.png image-unreadable',
    'content/latin.md encoding',
    'content/loop file-strange',
    'content/notes.docx file-unused',
    'content/wide.md encoding',
  ])
})

// Tests which names and sizes of content files are accepted.
import { describe, expect, test } from 'vitest'
import { parseContentTree } from './content-tree'

const HASH = 'a'.repeat(40)
const line = (path: string, size = 1) =>
  `100644 blob ${HASH} ${String(size).padStart(7)}\tcontent/${path}\0`
const parse = (...lines: string[]) => parseContentTree(Buffer.from(lines.join('')))

describe('parseContentTree', () => {
  test('returns the path below content/, the hash and the size', () => {
    expect(parse(line('events/Über uns (1).md', 20))).toEqual([
      { path: 'events/Über uns (1).md', hash: HASH, size: 20 },
    ])
  })

  test.each([
    '../x.md',
    'pages/../../x.md',
    './x.md',
    '/etc/x.md',
    'pages//x.md',
    '.git/config',
    '.gitmodules',
    'pages/.GIT/x.md',
    'git~1/x.md',
    'pages\\..\\x.md',
    'c:x.md',
    'a\nb.md',
    'a\u202Eb.md',
    'a\u200C.md',
    'pages./x.md',
    'pages /x.md',
    `${'a'.repeat(200)}.md`,
    `${'a/'.repeat(8)}x.md`,
  ])('refuses the name %j', (path) => {
    expect(() => parse(line('site.md'), line(path))).toThrow(
      'has a name that no file here may have',
    )
  })

  test('quotes a name so that it stays on its line', () => {
    expect(() => parse(line('a\n::error::b.md'))).toThrow('"content/a\\n::error::b.md"')
  })

  test.each([
    ['a file that is too large', [line('a.jpg', 31 * 1024 * 1024)], 'is too large'],
    [
      'too much in all',
      Array.from({ length: 11 }, (_, n) => line(`${n}.jpg`, 29 * 1024 * 1024)),
      'too large together',
    ],
    ['too many files', Array.from({ length: 5001 }, (_, n) => line(`${n}.md`)), 'more than 5000'],
    ['two files of one name', [line('a.md'), line('a.md')], 'the same name'],
    ['no file', [], 'no file in content/'],
    ['only hidden files', [line('.DS_Store')], 'no file in content/'],
  ])('refuses %s', (_, lines, message) => {
    expect(() => parse(...lines)).toThrow(message)
  })

  test('refuses a name that is not text', () => {
    const bytes = Buffer.concat([Buffer.from(line('a.md')), Buffer.from([0xff, 0])])
    expect(() => parseContentTree(bytes)).toThrow('is not text')
  })
})

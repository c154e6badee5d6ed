// Unusual contents of a content folder.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './read-content'

test('readContent reports a directory with too long a path and opens nothing below it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-files-'))
  const deep = 'pages' + '/folder'.repeat(200)
  mkdirSync(join(folder, deep), { recursive: true })
  writeFileSync(join(folder, deep, 'a.md'), 'x')
  const { texts, problems } = readContent(folder)
  rmSync(folder, { recursive: true })
  expect(texts).toEqual({})
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'file-misplaced There are far too many folders inside each other.',
  ])
  expect(problems[0]?.file).toBe(`content/pages${'/folder'.repeat(143)}`)
})

test.each([
  [
    'a guide',
    '# Events\n\nEach file is an event.\n\n```\n---\ntitle: Walk\ndate: 2027-05-08\n---\n```\n',
    [],
  ],
  ['a guide with a rule', '# Events\n\nOne.\n\n---\n\nNote: this is all.\n', []],
  ['an entry in place of the guide', '---\ntitle: Walk\n---\n\nCome.\n', ['1 such as walk.md']],
  [
    'an entry below the guide',
    '# Events\n\n---\nid: tea\ntitle: Spring Tea\n---\n',
    ['3 such as spring-tea.md'],
  ],
  [
    'fields without a fence',
    '# Team\n\nname: Ann Sample\ntitle: Nurse\norder: 4\n',
    ['3 such as ann-sample.md'],
  ],
])('readContent looks for an entry in %s', (_, text, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'list-files-'))
  mkdirSync(join(folder, 'events'))
  writeFileSync(join(folder, 'events', 'README.md'), text)
  const { texts, unreadable, problems } = readContent(folder)
  rmSync(folder, { recursive: true })
  expect([texts, unreadable]).toEqual([{}, []])
  expect(
    problems.map(({ line, fix }) => `${line} ${/such as \S+md/.exec(fix)?.[0] ?? ''}`),
  ).toEqual(expected)
})

test('readContent reports a link in place of a guide and does not follow it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-files-'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'README.md'))
  const { problems } = readContent(folder)
  rmSync(folder, { recursive: true })
  expect(problems.map(({ code }) => code)).toEqual(['file-strange'])
})

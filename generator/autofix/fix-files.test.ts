// Repairs in real files: nothing but the broken lines changes, whatever the endings of lines are.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { fixFiles } from './fix-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repair-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const slip = (line: number, text: string, file = 'a.md'): Problem =>
  createProblem(
    { code: 'colon-space', message: '', fix: '', suggestion: { line, endLine: line, text } },
    { file, line },
  )

test.each(['\n', '\r\n', '\r'])('lines that end with %j', async (ending) => {
  const lines = (second: string) => ['---', second, 'date: x', ''].join(ending)
  writeFileSync(join(folder, 'a.md'), lines('title:Walk'))
  const rounds = [[slip(2, 'title: Walk')], []]
  expect(await fixFiles(folder, () => Promise.resolve(rounds.shift() ?? []))).toEqual([])
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(lines('title: Walk'))
})

test('what comes to light by a repair is repaired too, and what is left is told', async () => {
  writeFileSync(join(folder, 'a.md'), 'one\ntwo\n')
  const left = createProblem({ code: 'file-empty', message: '', fix: '' }, { file: 'b.md' })
  const rounds = [[slip(1, '1'), left], [slip(2, '2'), left], [left]]
  expect(await fixFiles(folder, () => Promise.resolve(rounds.shift() ?? []))).toEqual([left])
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('1\n2\n')
})

test('repairs that undo each other come to an end', async () => {
  writeFileSync(join(folder, 'a.md'), 'one\n')
  const forever = await fixFiles(folder, () => Promise.resolve([slip(1, 'one')]))
  expect(forever).toHaveLength(1)
})

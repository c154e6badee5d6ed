// Tests that fixes in real files change only the lines with problems, whatever their line endings are.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createProblem, type Problem } from '../../model/problems/problem'
import { UNMARKED_CODE } from '../../model/rules/translations/translation-problems'
import { fixFiles } from './fix-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const createFixable = (line: number, text: string, file = 'a.md'): Problem =>
  createProblem(
    { code: 'colon-space', message: '', fix: '', suggestion: { line, endLine: line, text } },
    { file, line },
  )

describe('fixFiles', () => {
  test.each(['\n', '\r\n', '\r'])('keeps line endings of the form %j', async (ending) => {
    const createText = (second: string) => ['---', second, 'date: x', ''].join(ending)
    writeFileSync(join(folder, 'a.md'), createText('title:Walk'))
    const rounds = [[createFixable(2, 'title: Walk')], []]
    expect(await fixFiles(folder, () => Promise.resolve(rounds.shift() ?? []))).toEqual([])
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(createText('title: Walk'))
  })

  test('fixes problems that an earlier fix revealed, and returns the remaining ones', async () => {
    writeFileSync(join(folder, 'a.md'), 'one\ntwo\n')
    const unfixable = createProblem({ code: 'file-empty', message: '', fix: '' }, { file: 'b.md' })
    const rounds = [
      [createFixable(1, '1'), unfixable],
      [createFixable(2, '2'), unfixable],
      [unfixable],
    ]
    expect(await fixFiles(folder, () => Promise.resolve(rounds.shift() ?? []))).toEqual([unfixable])
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('1\n2\n')
  })

  test('leaves it to people to say that a translation is complete', async () => {
    writeFileSync(join(folder, 'a.md'), 'one\n')
    const offer = { ...createFixable(1, '1'), code: UNMARKED_CODE } as const
    expect(await fixFiles(folder, () => Promise.resolve([offer]))).toEqual([offer])
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('one\n')
  })

  test('stops after some rounds when the same problem is reported again and again', async () => {
    writeFileSync(join(folder, 'a.md'), 'one\n')
    const remaining = await fixFiles(folder, () => Promise.resolve([createFixable(1, 'one')]))
    expect(remaining).toHaveLength(1)
  })
})

// All slips in one content folder: one run of `check` tells every one of them, sorted, and none hides another.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareText } from '../../compare-text'
import { type Problem } from '../../problems/problem'
import { createTestFiles, SETTINGS_TEXT } from '../create-test-site'
import { mistakes } from './mistakes'

const folder = mkdtempSync(join(tmpdir(), 'all-slips-'))
const content = join(folder, 'content')
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, data: string | Uint8Array) {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), data)
}

type Expected = { file: string; told: string }
let expected: Expected[]
let told: Problem[]
let status: number | null | undefined

beforeAll(async () => {
  for (const [path, text] of Object.entries(createTestFiles().texts)) write(path, text)
  write('images/walk.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>')
  expected = [...writeSlips(), ...writeSettings()]
  const output = await new Promise<string>((resolve) => {
    const args = ['scripts/run-bundled.mjs', 'check', '--content', content, '--format', 'json']
    const child = execFile(process.execPath, args, { maxBuffer: 1e8 }, (_error, stdout) =>
      resolve(stdout),
    )
    child.on('exit', (code) => (status = code))
  })
  told = JSON.parse(output) as Problem[]
}, 60_000)

/** Each slip in a file of its own; ids and names are made different where they would clash. */
function writeSlips(): Expected[] {
  return (
    mistakes
      // The check asks no website; that a build tells all at once is tested with it (../stock).
      .filter(
        ({ path, group }) => path !== 'site.md' && group !== 'Stock photos, when the site is built',
      )
      .map(({ path, content: file, otherFiles, expected: told }, index) => {
        const own = path.replace(/\bslip(?=\.\w)/, `slip-${index}`)
        const data =
          typeof file === 'string' && otherFiles === undefined
            ? file.replace(/id: slip$/m, `id: slip-${index}`)
            : file
        write(own, data)
        for (const [other, text] of Object.entries(otherFiles ?? {})) write(other, text)
        return { file: `content/${own}`, told }
      })
  )
}

/** There is only one file of settings: it has the first slip of each field. */
function writeSettings(): Expected[] {
  const lines = SETTINGS_TEXT.split('\n')
  const used = new Set<number>()
  const taken = mistakes.filter(({ path, content: file }) => {
    if (path !== 'site.md') return false
    const changed = String(file).split('\n')
    const line = changed.findIndex((text, index) => text !== lines[index])
    if (changed.length !== lines.length || used.has(line)) return false
    used.add(line)
    lines[line] = changed[line] ?? ''
    return true
  })
  write('site.md', lines.join('\n'))
  return taken.map(({ expected: told }) => ({ file: 'content/site.md', told }))
}

test('all of them are told, and nothing else', () => {
  const short = ({ file, code, line, column, field }: Problem) =>
    `${file} ${code} ${line}:${column} ${field ?? '-'}`
  expect(told.map(short).sort()).toEqual(expected.map((one) => `${one.file} ${one.told}`).sort())
  expect(status).toBe(1)
})

test('by file, and by line', () => {
  const order = told.map(({ file, line }) => `${file} ${String(line).padStart(6, '0')}`)
  expect(order).toEqual([...order].sort(compareText))
})

// One run of `check` on a folder with all mistakes reports every one of them, so that none hides another.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareText } from '../../text/compare-text'
import type { Problem } from '../../problems/problem'
import { createTestFiles, SETTINGS_TEXT } from '../create-test-site'
import { mistakes, REMOTE_IMAGES_GROUP } from './mistakes'

const folder = mkdtempSync(join(tmpdir(), 'all-mistakes-'))
const contentFolder = join(folder, 'content')
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, data: string | Uint8Array) {
  mkdirSync(dirname(join(contentFolder, path)), { recursive: true })
  writeFileSync(join(contentFolder, path), data)
}

type ExpectedProblem = { file: string; expected: string }
let expectedProblems: ExpectedProblem[]
let reported: Problem[]
let exitCode: number | null | undefined

beforeAll(async () => {
  for (const [path, text] of Object.entries(createTestFiles().texts)) write(path, text)
  for (const name of ['walk', 'map'])
    write(
      `images/${name}.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"></svg>',
    )
  expectedProblems = [...writeMistakes(), ...writeSettings()]
  const output = await new Promise<string>((resolve) => {
    const args = [
      'scripts/run-bundled.mjs',
      'check',
      '--content',
      contentFolder,
      '--format',
      'json',
    ]
    const child = execFile(process.execPath, args, { maxBuffer: 1e8 }, (_error, stdout) =>
      resolve(stdout),
    )
    child.on('exit', (code) => (exitCode = code))
  })
  reported = JSON.parse(output) as Problem[]
}, 300_000)

/** Writes each mistake to a file of its own, with a file name, an event id and a person's name of its own. */
function writeMistakes(): ExpectedProblem[] {
  return (
    mistakes
      // `check` does not fetch remote images; a test of fetchRemoteImages covers their problems.
      .filter(({ group }) => group !== REMOTE_IMAGES_GROUP)
      .filter(({ path, missingFile }) => path !== 'site.md' && missingFile === undefined)
      // There is one file with settings.
      .filter(({ otherFiles = {} }) => !('site.md' in otherFiles))
      // Other files count the cards of this folder.
      .filter(({ path }) => !path.startsWith('partner/'))
      .map(({ path, content, otherFiles, expected }, index) => {
        // A number that nobody takes for a year.
        const uniquePath = path.replace(/\bsample(?=\.\w)/, `sample-${index + 10_000}`)
        const data =
          typeof content === 'string' && otherFiles === undefined
            ? content
                .replace(/^((?:id|I’d):?) sample$/m, `$1 sample-${index + 10_000}`)
                .replace(/^name: \w+ \w+$/m, `$& ${index}`)
            : content
        write(uniquePath, data)
        for (const [otherPath, text] of Object.entries(otherFiles ?? {})) write(otherPath, text)
        return { file: `content/${uniquePath}`, expected }
      })
  )
}

/** Matches problems with settings because of which the links of other files are not checked. */
const HIDES_LINKS = /^field-unknown| (?:-|outside_links)$/

/** Matches settings with which other files are compared. */
const COMPARED = /^(?:phone|email|street|city|state|time_zone|url): |^ {2}- Friday: /

/** Writes the only settings file, with the first mistake of each line. */
function writeSettings(): ExpectedProblem[] {
  const lines = SETTINGS_TEXT.split('\n')
  const changedLines = new Set<number>()
  const included = mistakes.filter(({ path, content, expected, otherFiles }) => {
    if (path !== 'site.md' || otherFiles !== undefined || HIDES_LINKS.test(expected)) return false
    const changed = String(content).split('\n')
    const line = changed.findIndex((text, index) => text !== lines[index])
    if (changed.length !== lines.length || changedLines.has(line)) return false
    if (COMPARED.test(lines[line] ?? '')) return false
    changedLines.add(line)
    lines[line] = changed[line] ?? ''
    return true
  })
  write('site.md', lines.join('\n'))
  return included.map(({ expected }) => ({ file: 'content/site.md', expected }))
}

describe('check', () => {
  test('reports all mistakes and nothing else, and fails', () => {
    const summarize = ({ file, code, line, column, field }: Problem) =>
      `${file} ${code} ${line}:${column} ${field ?? '-'}`
    // In one folder, some of the mistakes are copies of one event or of one card.
    const isCopy = ({ file, code, message }: Problem) =>
      (code === 'listed-twice' && file.startsWith('content/events/')) ||
      message.startsWith('These are almost the words of the card')
    expect(
      reported
        .filter((problem) => !isCopy(problem))
        .map(summarize)
        .sort(),
    ).toEqual(expectedProblems.map(({ file, expected }) => `${file} ${expected}`).sort())
    expect(exitCode).toBe(1)
  })

  test('sorts the problems by file and line', () => {
    const order = reported.map(({ file, line }) => `${file} ${String(line).padStart(6, '0')}`)
    expect(order).toEqual([...order].sort(compareText))
  })
})

// Tests the command: from the JSON of an event to files in a content folder and the answer.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Download } from './entry/picture'
import { runFormToFile } from './run-form-to-file'
import { createIssue, EVENT_ANSWERS, testFiles } from './testing/form-issues'

let folder: string
let content: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'form-'))
  content = join(folder, 'content')
  for (const [path, text] of Object.entries(testFiles.texts)) {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), text)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the command for the event of a new issue, and returns its answer. */
async function run(
  answers: Readonly<Record<string, string>>,
  download?: Download,
): Promise<Record<string, unknown>> {
  const { number, body, labels } = createIssue('event', { ...EVENT_ANSWERS, ...answers })
  const issue = {
    number,
    body: body.replaceAll('\n', '\r\n'),
    labels: labels.map((name) => ({ name })),
  }
  const [event, out] = [join(folder, 'event.json'), join(folder, 'out.json')]
  writeFileSync(event, JSON.stringify({ action: 'opened', issue }))
  expect(
    await runFormToFile(['--issue', event, '--content', content, '--out', out], download),
  ).toBe(0)
  return JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown>
}

test('a good form writes its file', async () => {
  mkdirSync(join(content, 'images'))
  writeFileSync(
    join(content, 'images/walk.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"></svg>',
  )
  expect(await run({})).toMatchObject({ status: 'proposal', issue: 7 })
  expect(readFileSync(join(content, 'events/spring-tea.md'), 'utf8')).toContain(
    '\ntitle: Spring Tea\n',
  )
})

test('a form with a mistake writes no file, and the command succeeds', async () => {
  expect(await run({ date: 'soon' })).toMatchObject({ status: 'refused', issue: 7 })
  expect(existsSync(join(content, 'events/spring-tea.md'))).toBe(false)
})

test('a failure of the software is handed on, so that the form gets an answer', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const picture = '![a](https://github.com/user-attachments/assets/1)'
  const download = () => Promise.reject(new Error('The disk is full.'))
  expect(await run({ picture }, download)).toEqual({ status: 'failed', issue: 7 })
  expect(log).toHaveBeenCalledWith('The form could not be read: The disk is full.')
  log.mockRestore()
})

// Tests the command as the workflow runs it, with a fake of GitHub. tests/build/form-to-preview.test.ts follows a proposal to its preview.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeGitHub, type FakeGitHub } from '../github/testing/fake-github'
import { runAnswerForm } from './run-answer-form'
import { stubWorkflow } from './testing/stub-workflow'

let folder: string
let fake: FakeGitHub
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answer-form-'))
  fake = await startFakeGitHub()
  stubWorkflow(fake, folder, { issue: { number: 7 } })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.close()
  rmSync(folder, { recursive: true })
})

test('replies to a form that was refused, and starts nothing', async () => {
  const file = join(folder, 'form.json')
  const comment = 'Please choose a day.'
  writeFileSync(file, JSON.stringify({ status: 'refused', issue: 7, comment }))
  expect(await runAnswerForm(['--result', file])).toBe(0)
  expect(fake.state).toMatchObject({ pulls: [], dispatches: [] })
  expect(fake.state.comments).toMatchObject([
    { issue: 7, body: expect.stringContaining(comment) as string },
  ])
})

test('answers no other issue than that of its run', async () => {
  const file = join(folder, 'form.json')
  const comment = 'Please come to another website.'
  writeFileSync(file, JSON.stringify({ status: 'refused', issue: 8, comment }))
  await expect(runAnswerForm(['--result', file])).rejects.toThrow('not for the issue')
  expect(fake.state).toMatchObject({ comments: [], pulls: [], dispatches: [] })
})

test('needs the file with the answer', async () => {
  await expect(runAnswerForm([])).rejects.toMatchObject({ name: 'UsageError' })
})

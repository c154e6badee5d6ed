// Tests the command as the workflow runs it, with a fake of GitHub.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGitHub } from '../github/github-client'
import { startFakeGitHub, type FakeGitHub } from '../github/testing/fake-github'
import { createDispatch } from '../github/testing/payloads'
import { findPullRequest } from '../untrusted/find-pull-request'
import type { FormResult } from './process-form'
import { runAnswerForm } from './run-answer-form'

const PROPOSAL: FormResult = {
  status: 'proposal',
  issue: 7,
  branch: 'form/issue-7',
  title: 'Add an event: events/tea.md',
  description: 'Closes #7',
  files: [{ path: 'content/events/tea.md', base64: 'VGVh' }],
}

let folder: string
let fake: FakeGitHub
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answer-form-'))
  fake = await startFakeGitHub()
  const event = join(folder, 'event.json')
  writeFileSync(event, JSON.stringify({ issue: { number: 7 } }))
  const environment = {
    GITHUB_API_URL: fake.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_TOKEN: 'token',
    GITHUB_RUN_ID: '50',
    GITHUB_EVENT_PATH: event,
  }
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.close()
  rmSync(folder, { recursive: true })
})

async function answer(result: FormResult): Promise<void> {
  const file = join(folder, 'form.json')
  writeFileSync(file, JSON.stringify(result))
  expect(await runAnswerForm(['--result', file])).toBe(0)
}

test('makes a proposal of which the started preview finds the pull request', async () => {
  await answer(PROPOSAL)
  const { contents, comments, dispatches } = fake.state
  expect(contents).toEqual({ 'content/events/tea.md': 'Tea' })
  expect(comments).toMatchObject([{ issue: 7, body: expect.stringContaining('#12') as string }])
  const [check, preview] = dispatches
  expect(check).toEqual({ workflow: 'check.yml', body: { ref: 'form/issue-7' } })
  expect(preview).toMatchObject({ workflow: 'preview-publish.yml', body: { ref: 'main' } })
  const { inputs } = preview?.body as { inputs: Record<string, unknown> }
  const github = createGitHub({ url: fake.url, token: 'token', repository: 'example/site' })
  const found = await findPullRequest(github, createDispatch(inputs))
  expect(found).toMatchObject({ number: 12, branch: 'form/issue-7', isFork: false })
})

test('replies to a form that was refused, and starts nothing', async () => {
  await answer({ status: 'refused', issue: 7, comment: 'Please choose a day.' })
  expect(fake.state).toMatchObject({ pulls: [], contents: {}, dispatches: [] })
  expect(fake.state.comments).toMatchObject([
    { issue: 7, body: expect.stringContaining('Please choose a day.') as string },
  ])
})

test('answers no other issue than that of its run', async () => {
  const comment = 'Please come to another website.'
  await expect(answer({ status: 'refused', issue: 8, comment })).rejects.toThrow(
    'not for the issue',
  )
  await expect(answer({ ...PROPOSAL, issue: 8, branch: 'form/issue-8' })).rejects.toThrow()
  expect(fake.state).toMatchObject({ comments: [], pulls: [], contents: {} })
})

test('needs the file with the answer', async () => {
  await expect(runAnswerForm([])).rejects.toMatchObject({ name: 'UsageError' })
})

// Tests the steps as GitHub's workflows start them: with an event in a file, and the rest in the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runPreview } from './run-preview'
import { createPreviewFixture, type PreviewFixture } from './testing/preview-fixture'

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let fixture: PreviewFixture
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  fixture = await createPreviewFixture()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await fixture.remove()
})

/** Runs a step for an event and returns its outputs. */
async function runStep(name: string, payload: unknown): Promise<string> {
  const [event, output] = ['event.json', 'output'].map((file) => join(fixture.fork.folder, file))
  writeFileSync(event ?? '', JSON.stringify(payload))
  writeFileSync(output ?? '', '')
  const environment = {
    GITHUB_API_URL: fixture.fake.url,
    GITHUB_SERVER_URL: fixture.fork.folder,
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_TOKEN: 'token',
    GITHUB_RUN_ID: '50',
    GITHUB_EVENT_PATH: event ?? '',
    GITHUB_OUTPUT: output ?? '',
  }
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
  expect(await runPreview([name, '--out', join(fixture.fork.folder, `step-${name}`)])).toBe(0)
  return readFileSync(output ?? '', 'utf8')
}

test('stores, comments on, removes and sweeps previews as the environment says', async () => {
  const { payload } = fixture.openPull(7, { 'content/site.md': 'hello' })
  await fixture.publish(payload)
  await runStep('remove', { action: 'closed', pull_request: { number: 7 } })
  expect(await runStep('store', payload)).toBe('stored=true\n')
  await runStep('comment', payload)
  expect(fixture.fake.state.comments).toHaveLength(1)
  expect(await runStep('sweep', { schedule: 'x' })).toBe('stored=false\n')
  const closed = { action: 'closed', pull_request: { number: 7 } }
  expect(await runStep('remove', closed)).toBe('stored=true\n')
  expect(fixture.readStore()).toEqual({})
})

test.each([['publish'], ['toString'], []])('refuses the step %s', async (...args) => {
  await expect(runPreview(args)).rejects.toMatchObject({ name: 'UsageError' })
})

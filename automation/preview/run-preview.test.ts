// Tests the steps as GitHub's workflows start them: with an event in a file, and the rest in the environment.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runPreview } from './run-preview'
import { usePreviewFixture } from './testing/use-preview-fixture'

const given = usePreviewFixture()

/** Runs a step for an event and returns its outputs. */
async function runStep(name: string, payload: unknown): Promise<string> {
  const [event, output] = ['event.json', 'output'].map((file) => join(given.fork.folder, file))
  writeFileSync(event ?? '', JSON.stringify(payload))
  writeFileSync(output ?? '', '')
  const environment = {
    GITHUB_API_URL: given.fake.url,
    GITHUB_SERVER_URL: given.fork.folder,
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_TOKEN: 'token',
    GITHUB_RUN_ID: '50',
    GITHUB_EVENT_PATH: event ?? '',
    GITHUB_OUTPUT: output ?? '',
  }
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
  expect(await runPreview([name, '--out', join(given.fork.folder, `step-${name}`)])).toBe(0)
  return readFileSync(output ?? '', 'utf8')
}

test('stores, comments on, removes and sweeps previews as the environment says', async () => {
  const { payload } = given.openPull(7, { 'content/site.md': 'hello' })
  await given.publish(payload)
  await runStep('remove', { action: 'closed', pull_request: { number: 7 } })
  expect(await runStep('store', payload)).toBe('stored=true\n')
  await runStep('comment', payload)
  expect(given.fake.state.comments).toHaveLength(1)
  expect(await runStep('sweep', { schedule: 'x' })).toBe('stored=false\n')
  const closed = { action: 'closed', pull_request: { number: 7 } }
  expect(await runStep('remove', closed)).toBe('stored=true\n')
  expect(given.readStore()).toEqual({})
})

test.each([['publish'], ['toString'], []])('refuses the step %s', async (...args) => {
  await expect(runPreview(args)).rejects.toMatchObject({ name: 'UsageError' })
})

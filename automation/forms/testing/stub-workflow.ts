// The environment of GitHub's workflows, for commands that read it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { FakeGitHub } from '../../github/testing/fake-github'

/** Sets the variables for a run with this event. `vi.unstubAllEnvs()` takes them away. */
export function stubWorkflow(fake: FakeGitHub, folder: string, event: unknown): void {
  const file = join(folder, 'event.json')
  writeFileSync(file, JSON.stringify(event))
  const environment = {
    GITHUB_API_URL: fake.url,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_TOKEN: 'token',
    GITHUB_RUN_ID: '50',
    GITHUB_EVENT_PATH: file,
  }
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value)
}

// Whether the public site still renews itself. Its own build.json says when it should have.
import { findDueTransition } from '../publish/find-due-transition.mjs'
import { GitHubError } from '../github/fetch-with-retries'
import type { GitHub } from '../github/github-client'
import { readPath } from '../github/json'
import { BUILD_INFO_FILE } from '../../generator/publish/build-info'
import { STORE_BRANCH } from '../store/store-repository'
import type { Section } from './section'

/** Resolves to the parsed build.json of the public site, or to null if GitHub does not publish it. */
export async function readPublishedBuild(github: GitHub): Promise<unknown> {
  try {
    const file = await github.get(`/contents/${BUILD_INFO_FILE}?ref=${STORE_BRANCH}`)
    const text = Buffer.from(String(readPath(file, 'content')), 'base64').toString()
    return JSON.parse(text) as unknown
  } catch (error) {
    const isMissing = error instanceof GitHubError && error.status === 404
    if (isMissing || error instanceof SyntaxError) return null
    throw error
  }
}

/** @param repository the URL of the repository */
export function createScheduleSection(build: unknown, now: Date, repository: string): Section {
  const due = build === null ? null : findDueTransition(build, now)
  return {
    title: 'The website does not renew itself',
    advice:
      'It should have changed on its own, and did not. Ask the person who looks after it to switch its schedule on again: open the link and press **Enable workflow**, then **Run workflow**.',
    items: due?.isLate
      ? [
          {
            label: 'The schedule of the website',
            url: `${repository}/actions/workflows/publish.yml`,
            text: `What is missing: ${String(due.what)}`,
          },
        ]
      : [],
  }
}

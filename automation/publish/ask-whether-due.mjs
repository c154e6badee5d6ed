// Asks GitHub for the build.json of the published site, and answers the workflow whether to build.
import { appendFileSync } from 'node:fs'
import { findDueTransition } from './find-due-transition.mjs'

/** The schedule at which the site is built in any case, as in publish.yml. */
export const NIGHTLY = '23 8 * * *'

/**
 * Writes `due=true` or `due=false` to the outputs of the step. Only a scheduled run can find nothing to do.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {unknown} payload the payload of the event
 * @param {Date} now
 */
export async function askWhetherDue(environment, payload, now) {
  const { schedule } = /** @type {{ schedule?: unknown }} */ (payload ?? {})
  const isHourly = environment.GITHUB_EVENT_NAME === 'schedule' && schedule !== NIGHTLY
  const due = findDueTransition(await readBuild(environment), now)
  if (environment.GITHUB_OUTPUT)
    appendFileSync(environment.GITHUB_OUTPUT, `due=${String(!isHourly || due !== null)}\n`)
  const late = due?.isLate ? '\n\n**This is late: the schedule of this workflow had stopped.**' : ''
  const text = due ? `Due: ${due.what}${late}` : 'No scheduled change is due.'
  if (environment.GITHUB_STEP_SUMMARY) appendFileSync(environment.GITHUB_STEP_SUMMARY, `${text}\n`)
}

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<unknown>} null if nothing is published yet, or GitHub does not answer
 */
async function readBuild({ GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }) {
  const url = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/contents/build.json?ref=pages-store`
  const headers = {
    accept: 'application/vnd.github.raw+json',
    authorization: `Bearer ${GITHUB_TOKEN}`,
  }
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) })
    return response.ok ? /** @type {unknown} */ (await response.json()) : null
  } catch {
    return null
  }
}

// Asks npm which weaknesses are known of the packages in the lockfile.
import { execFile } from 'node:child_process'

/** Resolves to what `npm audit` prints. */
export type RunAudit = () => Promise<string>

const TIMEOUT_MS = 120_000
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Only the lockfile is read. The program gets no token. */
export const runAudit: RunAudit = () =>
  new Promise((resolve) => {
    const { GITHUB_TOKEN: _token, ...env } = process.env
    const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--loglevel=silent']
    const limits = { timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES }
    // The exit status is 1 where there are advisories, and where the registry does not answer.
    execFile('npm', args, { env, ...limits }, (_error, stdout) => resolve(stdout))
  })

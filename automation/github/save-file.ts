// Commits one changed file through GitHub's API, so that no checkout holds a token that may write.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from '../../generator/git/run-git'
import type { GitHub } from './github-client'

/** A file in the working tree of the default branch. */
type SavedFile = { readonly top: string; readonly path: string; readonly message: string }

/**
 * Commits the file if it differs from the checked-out commit. Resolves to whether it did.
 * @throws GitHubError with the status 409 if someone else has changed the file since
 */
export async function saveFile(
  github: GitHub,
  { top, path, message }: SavedFile,
): Promise<boolean> {
  const bytes = readFileSync(join(top, path))
  const committed = await runGit({ top }, ['rev-parse', '--verify', `HEAD:${path}`])
  const current = await runGit({ top }, ['hash-object', '--no-filters', '--', path])
  if (!('stdout' in current)) throw new Error(current.stderr)
  const sha = 'stdout' in committed ? committed.stdout.trim() : undefined
  if (sha === current.stdout.trim()) return false
  const content = bytes.toString('base64')
  await github.send('PUT', `/contents/${path}`, { message, content, ...(sha && { sha }) })
  return true
}

// Checks and builds the sides of a comparison. Both run in processes of their own, so nothing that a stranger has typed is parsed here.
import type { Day } from '../../../model/dates/day'
import type { Problem } from '../../../model/problems/problem'
import { getErrorMessage } from '../../../generator/process/system-error.mjs'
import type { RunCommand } from '../../../tools/run-command'

/** Resolves to all problems of a content folder. */
export async function checkContent(content: string, run: RunCommand): Promise<Problem[]> {
  const args = ['--content', content, '--format', 'json']
  return JSON.parse(await run('check', args, true)) as Problem[]
}

export type BuildInput = {
  readonly content: string
  readonly out: string
  readonly asOf: Day
  /** Whether to include what is not public. */
  readonly drafts: boolean
}

/** Resolves to null, or to what the build said if it failed. */
export async function buildSite(
  { content, out, asOf, drafts }: BuildInput,
  run: RunCommand,
): Promise<string | null> {
  // Both sides are compared as if they were at the top of a domain, even if the change gives the site another address.
  const args = ['--content', content, '--out', out, '--as-of', asOf, '--base', '/']
  try {
    await run('prerender', [...args, ...(drafts ? ['--drafts'] : [])])
    return null
  } catch (error) {
    return getErrorMessage(error)
  }
}

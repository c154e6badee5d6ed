// The file build.json at the root of every built site: what it was built from, and when its scheduled changes are. The
// workflow that publishes the site reads it. It depends only on the inputs of the build, so equal inputs give equal bytes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '../../model/dates/day'
import type { Commit } from '../git/read-commit'
import type { Transition } from '../transitions/find-transitions'

export const BUILD_INFO_FILE = 'build.json'

export type BuildInfo = {
  /** The full hash of the commit, or null if the content is not in a repository. */
  readonly commit: string | null
  /** When it was made, as ISO 8601 in UTC. */
  readonly committedAt: string | null
  /** The day that the site shows. */
  readonly asOf: Day
  /** The pull request that the site previews, or null for the public site. */
  readonly pullRequest: number | null
  /** The scheduled changes of later days, in order. */
  readonly transitions: readonly Transition[]
}

export function createBuildInfo(
  commit: Commit | null,
  facts: Pick<BuildInfo, 'asOf' | 'pullRequest' | 'transitions'>,
): BuildInfo {
  const { hash = null, committedAt = null } = commit ?? {}
  return { commit: hash, committedAt, ...facts }
}

export const formatBuildInfo = (info: BuildInfo): string => `${JSON.stringify(info, null, 2)}\n`

/** Returns the information about the site in a directory, or null if there is none. */
export function readBuildInfo(directory: string): BuildInfo | null {
  try {
    return JSON.parse(readFileSync(join(directory, BUILD_INFO_FILE), 'utf8')) as BuildInfo
  } catch {
    return null
  }
}

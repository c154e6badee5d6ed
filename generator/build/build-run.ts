// What all steps of one build share.
import type { FileEntry } from '../../model/source/list-files'
import type { BuildState, GitFacts } from '../cache/pages/build-state'
import type { BuildOptions } from './build-options'

export type PublishHooks = {
  /** Awaited after the site has been built and verified, just before it is published. */
  readonly before: () => Promise<void>
  readonly after: () => void
}

export type BuildRun = {
  readonly options: BuildOptions
  /** The real path of the site's directory, which no other build writes to. */
  readonly out: string
  readonly hooks: PublishHooks
  /** The hash of the generator's code. Data cached by any other version is ignored. */
  readonly version: string
  readonly files: readonly FileEntry[]
  readonly state: BuildState
  readonly readGit: () => Promise<GitFacts>
}

// The state of the published site, which each build saves for the next one.
import type { DirectorySnapshot } from './directory-snapshot'
import type { PagesByPath } from '../cache/pages/page-cache'

export type PublishedState = {
  /** The inode of the output directory. */
  readonly inode: string
  readonly signatures: DirectorySnapshot['signatures']
  /** The hash of everything that is published except the pages. */
  readonly assetsDigest: string
}

/** A published site that has not been modified since the last build, with its pages. */
export type IntactPublishedState = PublishedState & { readonly pages: PagesByPath }

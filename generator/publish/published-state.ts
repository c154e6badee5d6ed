// What builds tell each other of the site that lies there.
import type { DirectorySnapshot } from './directory-snapshot'
import type { PagesByPath } from '../cache/pages/page-cache'

/** What a build has published. */
export type PublishedState = {
  /** The number of the folder that the build has put there. */
  readonly folder: number
  readonly signatures: DirectorySnapshot['signatures']
  /** Tells apart all of it but the pages. */
  readonly assetsDigest: string
}

/** What is still as the last build has published it, with its pages. */
export type IntactPublishedState = PublishedState & { readonly pages: PagesByPath }

// The whole content as a typed, read-only model: what pages pick their data from.
import type { Collections } from './collections'
import type { Settings } from './settings'
import type { Downloads } from './downloads/inspect-download'
import type { PictureSizes } from './source/read-content'

export type Site = Collections & {
  readonly settings: Settings
  /** The pictures in content/images, and of stock pictures those that were fetched, with their sizes in CSS pixels. */
  readonly pictures: PictureSizes
  /** The files in content/files. */
  readonly downloads: Downloads
}

// The whole content as a typed, read-only model: what pages pick their data from.
import type { Collections } from './kinds'
import type { Settings } from './kinds/settings'
import type { Downloads } from './downloads/read-download'
import type { PictureSizes } from './read-content'

export type Site = Collections & {
  readonly settings: Settings
  /** The pictures in content/images, and of stock pictures those that were fetched, with their sizes in CSS pixels. */
  readonly pictures: PictureSizes
  /** The files in content/files. */
  readonly downloads: Downloads
}

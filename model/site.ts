// The whole content as a typed, read-only model: what pages pick their data from.
import type { CollectionEntries } from './collections'
import type { Settings } from './settings'
import type { Downloads } from './downloads/inspect-download'
import type { ImageSizes } from './source/read-content'

export type Site = CollectionEntries & {
  readonly settings: Settings
  /** The pictures in content/images, and of stock pictures those that were fetched, with their sizes in CSS pixels. */
  readonly images: ImageSizes
  /** The files in content/files. */
  readonly downloads: Downloads
}

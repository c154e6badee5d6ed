// The whole content as a typed, read-only model from which pages take their data.
import type { CollectionEntries } from './collections'
import type { Settings } from './settings'
import type { Downloads } from './downloads/inspect-download'
import type { ImageSizes } from './images/image-size'

export type Site = CollectionEntries & {
  readonly settings: Settings
  /** Sizes, in CSS pixels, of the images in content/images and of the remote images that were fetched. */
  readonly images: ImageSizes
  /** The files in content/files, by name. */
  readonly downloads: Downloads
}

// The whole content as a typed, read-only model from which pages take their data.
import type { CollectionEntries } from './collections'
import type { Day } from './dates/day'
import type { Settings } from './settings'
import type { Downloads } from './downloads/inspect-download'
import type { ImageSizes } from './images/image-size'

export type Site = CollectionEntries & {
  readonly settings: Settings
  /** The first day whose special hours are not in the notices yet, because these are not public, or null. */
  readonly hoursKnownUntil: Day | null
  /** Sizes, in CSS pixels, of the images in content/images and of the remote images that were fetched. */
  readonly images: ImageSizes
  /** The files in content/files, by name. */
  readonly downloads: Downloads
}

// The whole content as a typed, read-only model from which pages take their data.
import type { CollectionEntries } from './collections'
import type { Notice } from './collections/notice/notice'
import type { Day } from './dates/day'
import type { Settings } from './settings'
import type { Downloads } from './downloads/inspect-download'
import type { ImageSizes } from './images/image-size'
import type { HiddenReason } from './visibility'

export type OtherNotice = Pick<Notice, 'file' | 'type' | 'from' | 'until'> & {
  /** Why visitors do not see it. */
  readonly why: HiddenReason
}

export type Site = CollectionEntries & {
  readonly settings: Settings
  /** The first day whose special hours are not in the notices yet, because these are not public, or null. */
  readonly hoursKnownUntil: Day | null
  /** The notices of other days, so that staff find them, without the words that are not public. */
  readonly otherNotices: readonly OtherNotice[]
  /** Sizes, in CSS pixels, of the images in content/images and of the remote images that were fetched. */
  readonly images: ImageSizes
  /** The paths of the pages whose English original has changed since they were translated. */
  readonly outdatedTranslations: readonly string[]
  /** The files in content/files, by name. */
  readonly downloads: Downloads
}

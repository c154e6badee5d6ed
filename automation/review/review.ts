// The data of a review: everything that the comment, the pages and review.json say. All texts in it may come from a stranger.
import type { Day } from '../../model/dates/day'
import type { Problem } from '../../model/problems/problem'
import type { PageStatus } from './compare/compare-sites'
import type { DayChange } from './forecast/forecast'
import type { OutsideFinding } from './outside/find-outside'
import type { EditedFile } from './sides/list-edited-files'
import type { BlockDiff } from './words/diff-words'
import type { LinkDiff, PictureDiff } from './words/diff-links'

/** In bytes: what a first visit downloads, compressed, and the pictures of the page in their largest form. */
export type Weight = { readonly page: number; readonly pictures: number }

/** The part of a page that changes, in pictures of both versions; null where there is no such version. */
export type Screenshots = {
  readonly size: 'phone' | 'desktop'
  readonly before: string | null
  readonly after: string | null
}

export type PageChange = {
  readonly path: string
  /** The name of its page in the review, without `.html`; null for a page of which only the name is given, as there are too many. */
  readonly slug: string | null
  readonly title: string
  readonly status: PageStatus
  /** True if only a preview shows the change: it is in a draft, or public on other days. */
  readonly isHidden: boolean
  readonly formerPath: string | null
  readonly redirectsTo: string | null
  /** Its address on the public site as it is now, or null if it has none yet. */
  readonly productionUrl: string | null
  /** All blocks in reading order; those of a page that is only redirected are left out. */
  readonly blocks: readonly BlockDiff[]
  readonly links: readonly LinkDiff[]
  /** The blocks and links that differ here and not in the same way on many other pages. */
  readonly ownEdits: readonly BlockDiff[]
  readonly ownLinks: readonly LinkDiff[]
  readonly pictures: readonly PictureDiff[]
  readonly weight: { readonly before: Weight | null; readonly after: Weight | null }
  readonly screenshots: readonly Screenshots[]
}

/** What differs in the same way on many pages. */
export type SharedEdits = {
  readonly blocks: readonly BlockDiff[]
  readonly links: readonly LinkDiff[]
  /** The paths of the pages that have at least one of them. */
  readonly paths: readonly string[]
}

export type Review = {
  readonly mergeBase: string
  readonly head: string
  readonly asOf: Day
  readonly pullRequest: number | null
  /** `owner/name` on GitHub. */
  readonly repository: string | null
  /** Where the preview is, with a slash at the end, or null if it is nowhere. */
  readonly previewUrl: string | null
  readonly files: readonly EditedFile[]
  readonly codeFiles: number
  /** Whether both sides could be built and compared. */
  readonly isCompared: boolean
  /** Why a side could not be built, although the content has no mistakes; otherwise null. */
  readonly failure: string | null
  /** False if the site as it is now has mistakes, so that there is nothing to compare with. */
  readonly isBaseSound: boolean
  /** The most important ones first. */
  readonly pages: readonly PageChange[]
  readonly shared: SharedEdits
  /** The paths of files for download that are new, changed or gone. */
  readonly downloads: readonly string[]
  readonly outside: readonly OutsideFinding[]
  /** The days on which other scheduled changes happen than without this change. */
  readonly forecast: readonly DayChange[]
  /** The problems that the content has with this change and did not have before. */
  readonly newProblems: readonly Problem[]
  /** How many other problems there are. */
  readonly oldProblems: number
  /** The notices of a review that could not do all that it should, in plain sentences. */
  readonly notices: readonly string[]
}

// The data of the preview bar, as plain JSON. The public site has none.
import type { Day } from '../../model/dates/day'
import type { LinkData } from '../link-list/link-list'

/** A page as visitors see it from a day on, until the next version of the same page. */
export type PageVersion = {
  readonly from: Day
  /** The beginning of that day as ISO 8601, which the browser takes for the current time. */
  readonly at: string
  /** A sentence that says what happens then, or null for the version of the day of the build. */
  readonly what: string | null
  /** The path with the base, or null if visitors do not see the page then. */
  readonly href: string | null
}

export type PreviewData = {
  readonly pullRequest: number
  readonly pullRequestUrl: string | null
  /** The path of the pages that review it, with the base, or null if there are none. */
  readonly reviewPath: string | null
  /** The full hash. */
  readonly commit: string | null
  /** When it was made, as ISO 8601. */
  readonly committedAt: string | null
  /** The day of the commit in the site's time zone. */
  readonly committedOn: Day | null
  /** The path of build.json with the base. */
  readonly buildInfo: string
  /** The absolute URL of this page. */
  readonly url: string
  /** The absolute URL of the page on the public site, or of its home page if visitors do not see this page now. */
  readonly publicUrl: string
  /** The path that the page has on the public site. */
  readonly path: string
  /** Where GitHub opens files for editing, to be followed by the path of a file; null if the branch is not known. */
  readonly editUrl: string | null
  /** The page's own file, to be edited, or null. */
  readonly fileUrl: string | null
  /** The public versions of the page, beginning with today's; empty for the page for unknown paths. */
  readonly versions: readonly PageVersion[]
  /** The pages that visitors do not see now, such as drafts, with their paths. */
  readonly hiddenPages: readonly LinkData[]
  /** The last day that can be shown. */
  readonly lastDay: Day | null
  /** The day of the version that this page is, or null if it shows everything, even what is not public. */
  readonly shown: Day | null
  /** The path with the base of the page that shows everything. */
  readonly everything: string
}

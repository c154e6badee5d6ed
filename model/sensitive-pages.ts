// Finds the pages that must not give away what a visitor reads (docs/decisions/leaving.md).
import { getAllEntries } from './entries'
import type { AnyEntry } from './define-collection'
import { memoizeByObject } from './memoize/memoize'
import type { Settings } from './settings'
import type { Site } from './site'

/** Returns whether the front matter says `sensitive: true`. */
export const isSensitive = (entry: AnyEntry): boolean => entry['sensitive'] === true

/** Returns the paths of all sensitive pages, sorted. Memoized, because every page asks. */
export const findSensitivePaths = memoizeByObject((site: Site): readonly string[] =>
  getAllEntries(site)
    .flatMap((entry) => (isSensitive(entry) && entry.pagePath !== null ? [entry.pagePath] : []))
    .sort(),
)

/** Returns the name that sensitive pages show outside of the page itself: in the window title and in shared links. */
export const getQuietName = ({ quietName, name }: Settings): string => quietName ?? name

/** Leads to a page that is the same for everyone, and that nobody has to explain. */
const DEFAULT_LEAVE_URL = 'https://www.weather.gov/'

/** Returns the URL to which visitors leave a sensitive page. */
export const getLeaveUrl = ({ leaveTo = DEFAULT_LEAVE_URL }: Settings): string => leaveTo

// Runs every check that needs the whole site rather than a single file.
import type { Day } from '../dates/day'
import type { Problem } from '../problems/problem'
import type { ContentFiles } from '../source/read-content'
import type { ParsedEntry } from '../source/parse-entry'
import { checkUniquePaths } from './published-urls/unique-paths'
import { checkOutdatedFigures } from './figures/outdated-figures'
import { checkAuthors } from './authors'
import { checkDistantEvents } from './distant-events'
import { checkFileLinks } from './links/file-links'
import { collectLinkTargets } from './links/link-targets'
import { checkLinksToHidden } from './links/links-to-hidden'
import { checkImages } from './images'
import { checkReferences } from './links/references'
import { checkOverlappingNotices } from './overlapping-notices'
import { checkRequiredPages } from './required-pages'
import { checkReviews } from './reviews'
import { checkUnclearHours } from './unclear-hours'
import { checkTranslations } from './translations/translations'

/**
 * Checks all entries, public or not, against each other, against the images and downloads, and against the date.
 * @param today the day in the clinic's time zone
 * @param published the paths that the public site has had
 */
export function checkSite(
  entries: readonly ParsedEntry[],
  files: Pick<ContentFiles, 'images' | 'downloads' | 'texts'>,
  today: Day,
  published: ReadonlySet<string>,
): Problem[] {
  const targets = collectLinkTargets(entries)
  return [
    ...checkUniquePaths(entries),
    ...checkReferences(entries, targets, published),
    ...checkFileLinks(entries, targets.anchors, files),
    ...checkImages(entries, files.images),
    ...checkRequiredPages(entries),
    ...checkLinksToHidden(entries, targets, today),
    ...checkReviews(entries, today),
    ...checkOutdatedFigures(entries, today),
    ...checkDistantEvents(entries, today),
    ...checkAuthors(entries),
    ...checkOverlappingNotices(entries),
    ...checkUnclearHours(entries),
    ...checkTranslations(entries, files.texts, today),
  ]
}

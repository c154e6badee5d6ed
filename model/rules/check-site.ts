// What only the whole site can show to be wrong: each check is a file beside this one.
import type { Day } from '../dates/day'
import type { Problem } from '../problems/problem'
import type { ContentFiles } from '../source/read-content'
import type { ParsedEntry } from '../source/parse-entry'
import { checkUniquePaths } from './published-urls/unique-paths'
import { checkOutdatedFigures } from './figures/outdated-figures'
import { checkDistantEvents } from './distant-events'
import { checkFileLinks } from './links/file-links'
import { checkLinksToHidden } from './links/links-to-hidden'
import { checkImages } from './images'
import { checkReferences, collectLinkTargets } from './links/references'
import { checkRequiredPages } from './required-pages'
import { checkReviews } from './reviews'

/**
 * Checks all entries, public or not, against each other, against the pictures and files there are and against the day.
 * @param today the day in the clinic's time zone
 * @param published the addresses that the public site has had
 */
export function checkSite(
  read: readonly ParsedEntry[],
  files: Pick<ContentFiles, 'images' | 'downloads'>,
  today: Day,
  published: ReadonlySet<string>,
): Problem[] {
  const targets = collectLinkTargets(read)
  return [
    ...checkUniquePaths(read),
    ...checkReferences(read, targets, published),
    ...checkFileLinks(read, targets.anchors, files),
    ...checkImages(read, files.images),
    ...checkRequiredPages(read),
    ...checkLinksToHidden(read, targets, today),
    ...checkReviews(read, today),
    ...checkOutdatedFigures(read, today),
    ...checkDistantEvents(read, today),
  ]
}

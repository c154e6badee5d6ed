// What only the whole site can show to be wrong: each check is a file beside this one.
import type { Day } from '../dates/day'
import type { Problem } from '../problems/problem'
import type { ContentFiles } from '../source/read-content'
import type { ReadEntry } from '../source/parse-entry'
import { checkAddresses } from './published-urls/unique-paths'
import { checkClaims } from './figures/outdated-figures'
import { checkFarEvents } from './distant-events'
import { checkFileLinks } from './links/file-links'
import { checkHiddenLinks } from './links/links-to-hidden'
import { checkPictures } from './images'
import { checkReferences, findTargets } from './links/references'
import { checkRequiredPages } from './required-pages'
import { checkReviews } from './reviews'

/**
 * Checks all entries, public or not, against each other, against the pictures and files there are and against the day.
 * @param today the day in the clinic's time zone
 * @param published the addresses that the public site has had
 */
export function checkSite(
  read: readonly ReadEntry[],
  files: Pick<ContentFiles, 'pictures' | 'downloads'>,
  today: Day,
  published: ReadonlySet<string>,
): Problem[] {
  const targets = findTargets(read)
  return [
    ...checkAddresses(read),
    ...checkReferences(read, targets, published),
    ...checkFileLinks(read, targets.anchors, files),
    ...checkPictures(read, files.pictures),
    ...checkRequiredPages(read),
    ...checkHiddenLinks(read, targets, today),
    ...checkReviews(read, today),
    ...checkClaims(read, today),
    ...checkFarEvents(read, today),
  ]
}

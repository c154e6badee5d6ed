// What only the whole site can show to be wrong: each check is a file beside this one.
import type { Day } from '../day'
import type { Problem } from '../problem'
import type { ContentFiles } from '../read-content'
import type { ReadEntry } from '../read-entry'
import { checkAddresses } from './addresses'
import { checkClaims } from './claims'
import { checkFarEvents } from './far-events'
import { checkFileLinks } from './file-links'
import { checkHiddenLinks } from './hidden-links'
import { checkPictures } from './pictures'
import { checkReferences, findTargets } from './references'
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

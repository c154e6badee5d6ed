// What only the whole site can show to be wrong: each check is a file beside this one.
import type { Problem } from '../problem'
import type { PictureSizes } from '../read-content'
import type { ReadEntry } from '../read-entry'
import { checkAddresses } from './addresses'
import { checkPictures } from './pictures'
import { checkReferences } from './references'
import { checkRequiredPages } from './required-pages'

/** Checks all entries against each other and against the pictures there are. */
export function checkSite(read: readonly ReadEntry[], pictures: PictureSizes): Problem[] {
  return [
    ...checkAddresses(read),
    ...checkReferences(read),
    ...checkPictures(read, pictures),
    ...checkRequiredPages(read),
  ]
}

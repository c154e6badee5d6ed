// Measures what a first visit to a page downloads.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { measurePageWeight, sumPageWeight } from '../../../tools/benchmark/measure/page-weight'
import type { Weight } from '../review'
import type { Picture } from '../words/extract-page'

/** @param site the directory of a site that was built for the base `/` */
export async function measureWeight(
  site: string,
  file: string,
  pictures: readonly Picture[],
): Promise<Weight> {
  const files = new Set(pictures.map(({ src }) => src.replace(/[?#].*$/, '')))
  const sizes = [...files].map(
    (path) => statSync(join(site, path), { throwIfNoEntry: false })?.size ?? 0,
  )
  return {
    page: sumPageWeight(await measurePageWeight(site, file)),
    pictures: sizes.reduce((sum, size) => sum + size, 0),
  }
}

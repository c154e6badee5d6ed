// Checks that the pictures are there that pages show although no text names them.
import { collections } from '../../collections'
import { isRejectedImage } from '../../images/image-name'
import { createProblem, type Problem } from '../../problems/problem'
import { isRemoteImageFile } from '../../remote-images/remote-image-url'
import { CONTACT_SLUG, MAP_IMAGE } from '../../site-structure'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findMisplacedUploads } from '../../source/misplaced-uploads'
import type { ContentFiles } from '../../source/read-content'
import { BRING_BACK } from './bring-back'

/** A website that has fewer pictures may have no map yet. */
const MIN_PICTURES = 10

export function checkUnnamedPictures(
  entries: readonly ParsedEntry[],
  files: Pick<ContentFiles, 'images' | 'downloads' | 'problems'>,
): Problem[] {
  const names = Object.keys(files.images).filter((name) => !isRemoteImageFile(name))
  const page = entries.find(
    ({ collection, entry }) =>
      collection === (collections.pages as unknown) && entry.slug === CONTACT_SLUG,
  )
  if (page === undefined || names.includes(MAP_IMAGE) || names.length < MIN_PICTURES) return []
  const isReported =
    files.problems.some(({ file }) => file.endsWith(`/images/${MAP_IMAGE}`)) ||
    names.some((name) => isRejectedImage(name, MAP_IMAGE)) ||
    findMisplacedUploads(files).pictures.has(MAP_IMAGE)
  if (isReported) return []
  const renamed = findRenamed(names, entries)
  return [
    createProblem(
      {
        code: 'image-missing',
        severity: 'warning',
        message: `This page shows ${MAP_IMAGE} as its map, but there is no such picture in content/images.`,
        fix:
          renamed === null
            ? `${BRING_BACK} If not, upload a picture of the map to content/images as ${MAP_IMAGE}. Without it, the page shows no map.`
            : `If ${renamed} is the map, give it the name ${MAP_IMAGE} again. ${BRING_BACK}`,
      },
      { file: page.entry.file },
    ),
  ]
}

/** Returns the only picture with the word map in its name that nothing shows. */
function findRenamed(names: readonly string[], entries: readonly ParsedEntry[]): string | null {
  const shown = new Set(entries.flatMap(({ references }) => references.map(({ target }) => target)))
  const [name, another] = names.filter(
    (candidate) => /(?:^|-)maps?\d*(?:-.*)?\.svg$/.test(candidate) && !shown.has(candidate),
  )
  return another === undefined ? (name ?? null) : null
}

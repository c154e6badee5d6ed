// Resolves the path of a file to the collection of its folder and to its slug there.
import type { Collection } from '../define-collection'
import { collections } from '../collections'
import { findClosestMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'

export type ResolvedCollection = {
  readonly collection: Collection
  /** The path below the collection's folder, without `.md`. */
  readonly slug: string
}

/**
 * Returns the collection and the slug of a file; only pages may be in nested folders.
 * @param path the path below the content folder
 */
export function resolveCollection(
  path: string,
): ResolvedCollection | { readonly problem: ProblemDetails } {
  const [folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return { problem: misplacedFile(null) }
  const collection = BY_FOLDER.get(folder)
  if (!collection) return { problem: misplacedFile(findClosestMatch(folder, FOLDERS)) }
  if (rest.length > 1 && collection !== PAGES) return { problem: misplacedFile(folder) }
  return { collection, slug: rest.join('/').replace(/\.md$/, '') }
}

const PAGES = collections.pages as unknown as Collection
const BY_FOLDER = new Map(
  (Object.values(collections) as unknown[] as Collection[]).map((collection) => [
    collection.folder,
    collection,
  ]),
)
const FOLDERS = [...BY_FOLDER.keys()]

/** @param folder the folder that was probably meant, or null */
const misplacedFile = (folder: string | null): ProblemDetails => ({
  code: 'file-misplaced',
  message: 'The file is in a folder where it would not be shown.',
  fix:
    folder === null
      ? 'Move it into the folder for its kind. The README in content lists the folders.'
      : `Move it into the folder content/${folder}`,
})

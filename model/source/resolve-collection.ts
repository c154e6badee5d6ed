// Where a file lies says what it is: the kind of its folder, and its name there.
import type { Collection } from '../define-collection'
import { collections } from '../collections'
import { findClosestMatch } from '../problems/closest-match'
import type { ProblemDetails } from '../problems/problem'

export type ResolvedCollection = {
  readonly collection: Collection
  /** The path below the kind's folder, without `.md`. */
  readonly slug: string
}

/** The kind of a file by its path below the content folder; only pages may lie in folders within their folder. */
export function resolveCollection(
  path: string,
): ResolvedCollection | { readonly finding: ProblemDetails } {
  const [folder = '', ...rest] = path.split('/')
  const collection = BY_FOLDER.get(folder)
  if (!collection || rest.length === 0 || (rest.length > 1 && collection !== PAGES))
    return {
      finding: misplaced(
        collection ? folder : rest.length > 0 ? findClosestMatch(folder, FOLDERS) : null,
      ),
    }
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

const misplaced = (folder: string | null): ProblemDetails => ({
  code: 'file-misplaced',
  message: 'The file lies where no kind of content is kept, so it would not be shown.',
  fix:
    folder === null
      ? 'Move it into the folder for its kind. The README in content lists the folders.'
      : `Move it into the folder content/${folder}`,
})

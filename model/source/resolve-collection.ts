// Where a file lies says what it is: the kind of its folder, and its name there.
import type { Kind } from '../define-collection'
import { kinds } from '../collections'
import { nearest } from '../problems/closest-match'
import type { Finding } from '../problems/problem'

export type Located = {
  readonly kind: Kind
  /** The path below the kind's folder, without `.md`. */
  readonly slug: string
}

/** The kind of a file by its path below the content folder; only pages may lie in folders within their folder. */
export function locate(path: string): Located | { readonly finding: Finding } {
  const [folder = '', ...rest] = path.split('/')
  const kind = BY_FOLDER.get(folder)
  if (!kind || rest.length === 0 || (rest.length > 1 && kind !== PAGES))
    return { finding: misplaced(kind ? folder : rest.length > 0 ? nearest(folder, FOLDERS) : null) }
  return { kind, slug: rest.join('/').replace(/\.md$/, '') }
}

const PAGES = kinds.pages as unknown as Kind
const BY_FOLDER = new Map(
  (Object.values(kinds) as unknown[] as Kind[]).map((kind) => [kind.folder, kind]),
)
const FOLDERS = [...BY_FOLDER.keys()]

const misplaced = (folder: string | null): Finding => ({
  code: 'file-misplaced',
  message: 'The file lies where no kind of content is kept, so it would not be shown.',
  fix:
    folder === null
      ? 'Move it into the folder for its kind. The README in content lists the folders.'
      : `Move it into the folder content/${folder}`,
})

// The files of the content as they lie in their folder; nothing is read yet.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '../compare-text'
import { getFileSignature } from './file-signature'

/** A file as it lies in the folder. */
export type FileEntry = {
  /** Below the content folder. */
  readonly path: string
  readonly kind: 'file' | 'strange' | 'deep'
  readonly bytes: number
  /** Another one after each change. */
  readonly signature: string
  /** When it last changed, in milliseconds since 1970; no program can set that. */
  readonly changed: number
}

/** A repository of git, in any case of letters: its history does not belong in the content, and its settings can start programs. */
export const REPOSITORY_FILES = /(?:^|\/)\.git$/i

/** Systems refuse paths of more than 4,096 bytes (Linux), and whoever builds the site has folders above the content. */
const LONGEST_PATH = 1000

/** Files that systems leave behind by themselves, and the guides for editors. */
const PASSED_OVER = /^(?:\.|README\.md$|Thumbs\.db$|desktop\.ini$)/

/**
 * All files of a content folder, sorted by their paths within each folder. A folder with too long a path stands for all that is in it.
 * @throws when the folder itself cannot be read
 */
export function listFiles(folder: string, below = ''): FileEntry[] {
  const found: FileEntry[] = []
  const names = readdirSync(join(folder, below)).sort(compareText)
  for (const name of names.filter((one) => REPOSITORY_FILES.test(one) || !PASSED_OVER.test(one))) {
    const path = below === '' ? name : `${below}/${name}`
    const status = lstatSync(`${folder}/${path}`)
    const isRepository = REPOSITORY_FILES.test(name)
    const isDeep = status.isDirectory() && path.length > LONGEST_PATH
    if (status.isDirectory() && !isDeep && !isRepository) found.push(...listFiles(folder, path))
    else {
      const kind = isDeep ? 'deep' : status.isFile() ? 'file' : 'strange'
      const { size: bytes, ctimeMs: changed } = status
      found.push({ path, kind, bytes, signature: getFileSignature(status), changed })
    }
  }
  return found
}

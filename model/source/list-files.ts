// Lists the files of the content folder without reading them.
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '../text/compare-text'
import { getChangeTime, getFileSignature } from './file-signature'

/** A file of the content folder, or a directory whose files are not listed. */
export type FileEntry = {
  /** Path below the content folder. */
  readonly path: string
  /** `special` is anything but a regular file, such as a link; `deep` is a directory with too long a path. */
  readonly kind: 'file' | 'special' | 'deep'
  readonly byteCount: number
  /** Changes with every write. */
  readonly signature: string
  /** Time of the last change (ctime), in milliseconds since 1970; no program can set it. */
  readonly changed: number
}

/** Matches a git repository in upper or lower case: its history does not belong in the content, and its settings can run programs. */
export const GIT_REPOSITORY = /(?:^|\/)\.git$/i

/** Linux refuses paths of more than 4,096 bytes, and the content folder itself has a path. */
const MAX_PATH_LENGTH = 1000

/** Matches files that systems create by themselves. */
const IGNORED_NAME = /^(?:\.|Thumbs\.db$|desktop\.ini$)/

/**
 * Lists all files of a content folder, sorted by path within each directory. A directory whose path is too long, or which is a
 * git repository, is listed in place of its files.
 * @param directory path below the content folder
 * @throws when the folder itself cannot be read
 */
export function listFiles(folder: string, directory = ''): FileEntry[] {
  const files: FileEntry[] = []
  const names = readdirSync(join(folder, directory)).sort(compareText)
  for (const name of names) {
    const isRepository = GIT_REPOSITORY.test(name)
    if (IGNORED_NAME.test(name) && !isRepository) continue
    const path = directory === '' ? name : `${directory}/${name}`
    const stats = lstatSync(`${folder}/${path}`, { bigint: true })
    const isDeep = stats.isDirectory() && path.length > MAX_PATH_LENGTH
    if (stats.isDirectory() && !isDeep && !isRepository) files.push(...listFiles(folder, path))
    else {
      const kind = isDeep ? 'deep' : stats.isFile() ? 'file' : 'special'
      const [byteCount, changed] = [Number(stats.size), getChangeTime(stats)]
      files.push({ path, kind, byteCount, signature: getFileSignature(stats), changed })
    }
  }
  return files
}

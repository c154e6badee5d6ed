// Reads the list of a pull request's content files, and refuses everything that is not a plain file with a plain name.
import { MAX_IMAGE_BYTES } from '../../model/images/image-problems'
import { RefusedError } from './refused-error'

/** A file below content/. */
export type ContentBlob = {
  /** Its path below content/. */
  readonly path: string
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

const MAX_FILES = 5000
const MAX_TOTAL_BYTES = 300 * 1024 * 1024
const MAX_PATH_LENGTH = 200
const MAX_DEPTH = 8

/** A line of `git ls-tree -l`: mode, type, hash, size, path. */
const LINE = /^(\d{6}) (\w+) ([0-9a-f]{40,64}) +(\d+|-)\tcontent\/(.+)$/su

/**
 * Parses the output of `git ls-tree -r -z -l SHA -- content/`. Hidden files are left out, as in every build.
 * @throws RefusedError
 */
export function parseContentTree(listing: Uint8Array): ContentBlob[] {
  const lines = decode(listing).split('\0').slice(0, -1)
  if (lines.length > MAX_FILES)
    throw new RefusedError(`There are more than ${MAX_FILES} files in content/.`)
  const blobs = lines.map(parseLine).filter(({ path }) => !/(?:^|\/)\./.test(path))
  if (blobs.length === 0) throw new RefusedError('There is no file in content/.')
  if (new Set(blobs.map(({ path }) => path)).size < blobs.length)
    throw new RefusedError('Two files in content/ have the same name.')
  if (blobs.reduce((sum, { size }) => sum + size, 0) > MAX_TOTAL_BYTES)
    throw new RefusedError('The files in content/ are too large together.')
  return blobs
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new RefusedError('The name of a file in content/ is not text.')
  }
}

function parseLine(line: string): ContentBlob {
  const [, mode, type, hash = '', size, path = ''] = LINE.exec(line) ?? []
  const name = JSON.stringify(`content/${path}`)
  if (mode !== '100644' || type !== 'blob')
    throw new RefusedError(`${name} is not a plain file: it is ${describeMode(mode)}.`)
  if (!isPlainPath(path)) throw new RefusedError(`${name} has a name that no file here may have.`)
  if (Number(size) > MAX_IMAGE_BYTES) throw new RefusedError(`${name} is too large.`)
  return { path, hash, size: Number(size) }
}

function describeMode(mode: string | undefined): string {
  if (mode === '120000') return 'a link to another file'
  if (mode === '160000') return 'another repository'
  return mode === '100755' ? 'marked as a program' : 'of an unknown kind'
}

/** Returns true for a path that names the same file on every system, and nothing of git's. */
function isPlainPath(path: string): boolean {
  const segments = path.split('/')
  const isPlain = (segment: string) =>
    segment !== '' && !/^\.\.?$|^\.git|^git~\d/i.test(segment) && !/[\p{C}\\:]|[. ]$/u.test(segment)
  return path.length <= MAX_PATH_LENGTH && segments.length <= MAX_DEPTH && segments.every(isPlain)
}

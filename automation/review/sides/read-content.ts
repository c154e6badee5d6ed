// Reads the content of a commit as git objects, without a checkout: what a stranger has written stays data.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  runGit,
  runGitForBytes,
  type GitResult,
  type Repository,
} from '../../../generator/git/run-git'
import { UsageError } from '../../../generator/cli/usage-error'

const MAX_FILES = 5_000
const MAX_BYTES = 200 * 1024 * 1024
/** The listing of a folder: more than 5,000 names of 1,000 characters. */
const MAX_LISTING_BYTES = 8 * 1024 * 1024

/** A regular file, executable or not. Symbolic links and submodules have other modes. */
const REGULAR_FILE = /^100(?:644|755) blob ([0-9a-f]{40,64})\s+\d+\t(.+)$/s

/** True if every part is an ordinary name: not empty, not hidden, and without backslashes and control characters. */
const isSafePath = (path: string): boolean =>
  path.split('/').every((part) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(part))

/**
 * Writes the regular files of the repository's content folder at a commit into a directory.
 * @throws UsageError when git cannot read the commit, or when there are too many files or bytes
 */
export async function writeContentOfCommit(
  repository: Repository,
  commit: string,
  directory: string,
): Promise<void> {
  const listing = getOutput(
    await runGit(
      repository,
      ['ls-tree', '-r', '-z', '--long', '--full-tree', commit, '--', `${repository.path}/`],
      { maxBytes: MAX_LISTING_BYTES },
    ),
  )
  const files = listing.split('\0').flatMap((line) => {
    const [, id = '', path = ''] = REGULAR_FILE.exec(line) ?? []
    const name = path.slice(repository.path.length + 1)
    return isSafePath(name) ? [{ id, name }] : []
  })
  if (files.length > MAX_FILES)
    throw new UsageError(`There are ${files.length} files in content; ${MAX_FILES} are the most.`)
  const blobs = await readBlobs(repository, [...new Set(files.map(({ id }) => id))])
  await mkdir(directory, { recursive: true })
  for (const { id, name } of files) {
    const file = join(directory, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, blobs.get(id) ?? '')
  }
}

/** Resolves to the bytes of each object by its ID. */
async function readBlobs(
  repository: Repository,
  ids: readonly string[],
): Promise<Map<string, Buffer>> {
  const blobs = new Map<string, Buffer>()
  if (ids.length === 0) return blobs
  const options = { input: `${ids.join('\n')}\n`, maxBytes: MAX_BYTES }
  const output = getOutput(await runGitForBytes(repository, ['cat-file', '--batch'], options))
  // Each object is a line with its ID, type and size, its bytes, and a line feed (git-cat-file, "BATCH OUTPUT").
  for (let start = 0; start < output.length;) {
    const lineEnd = output.indexOf('\n', start)
    const [id = '', , size = '0'] = output.toString('utf8', start, lineEnd).split(' ')
    const from = lineEnd + 1
    blobs.set(id, output.subarray(from, from + Number(size)))
    start = from + Number(size) + 1
  }
  return blobs
}

/** @throws UsageError when git failed */
export function getOutput<Output>(result: GitResult<Output>): Output {
  if ('stdout' in result) return result.stdout
  throw new UsageError(
    result.isInstalled ? `Git cannot read this: ${result.stderr}` : 'Git is not installed here.',
  )
}

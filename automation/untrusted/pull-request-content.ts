// The content of a pull request as data: git objects are fetched and read, and nothing is ever checked out, so no attribute, link, hook
// or submodule of the pull request has an effect.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Remote } from '../../generator/git/remote-access'
import { runGit, runGitForBytes, type GitResult } from '../../generator/git/run-git'
import { parseContentTree, type ContentBlob } from './content-tree'
import { RefusedError } from './refused-error'

/** A pull request at one commit. */
export type PullRequestHead = { readonly number: number; readonly sha: string }

/** The working tree of the base branch, in which git runs. */
type Repository = { readonly top: string }

/** Room for the names of the files, a few hundred bytes for each. */
const MAX_LIST_BYTES = 8 * 1024 * 1024

/**
 * Fetches the objects of a pull request from the repository that it was made to.
 * @throws RefusedError if its newest commit is another one by now
 */
export async function fetchPullRequest(
  repository: Repository,
  remote: Remote,
  { number, sha }: PullRequestHead,
): Promise<void> {
  const ref = `refs/pull/${String(number)}/head`
  const args = ['fetch', '--quiet', '--no-tags', '--', remote.url, ref]
  expectOutput(await runGit(repository, args, { remote }))
  const head = expectOutput(await runGit(repository, ['rev-parse', 'FETCH_HEAD'])).trim()
  if (head !== sha)
    throw new RefusedError('The pull request has moved on, and a newer run is for it.')
}

/**
 * Writes the files below content/ of a commit into a folder.
 * @param folder a folder that is empty or does not exist
 * @throws RefusedError if there is anything but plain files with plain names, or too much of it
 */
export async function writeContent(
  repository: Repository,
  sha: string,
  folder: string,
): Promise<void> {
  const args = ['ls-tree', '-r', '-z', '-l', '--full-tree', sha, '--', 'content/']
  const tree = await runGitForBytes(repository, args, { maxBytes: MAX_LIST_BYTES })
  const blobs = parseContentTree(expectOutput(tree))
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
  for (const { path, bytes } of await readBlobs(repository, blobs)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes, { flag: 'wx', mode: 0o644 })
  }
}

/** Reads the blobs from one `git cat-file --batch`, whose output has for each a line with its size, the bytes and a line feed. */
async function readBlobs(repository: Repository, blobs: readonly ContentBlob[]) {
  const input = blobs.map(({ hash }) => `${hash}\n`).join('')
  const output = expectOutput(await runGitForBytes(repository, ['cat-file', '--batch'], { input }))
  let start = 0
  return blobs.map(({ path, hash, size }) => {
    const header = `${hash} blob ${String(size)}\n`
    const from = start + header.length
    if (output.toString('latin1', start, from) !== header)
      throw new Error(`git does not have the file ${JSON.stringify(path)}.`)
    start = from + size + 1
    return { path, bytes: output.subarray(from, from + size) }
  })
}

function expectOutput<Output>(result: GitResult<Output>): Output {
  if ('stdout' in result) return result.stdout
  throw new Error(`git failed: ${result.stderr}`)
}

// Removes incomplete files and directories that killed builds left in the cache.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from './lock/process-identity'

/** The suffix of a file or directory that is being written: the pid of its process, plus `.old` for the one that it replaces. */
const TEMPORARY_NAME = /\.(\d+)(?:\.old)?$/

/** The page cache of a build that found the regular one locked (page-cache.ts), with the pid of its process. */
const PRIVATE_PAGE_CACHE = /^pages-[0-9a-f]+-(\d+)$/

/** Directories in which single files are written. */
const FILE_DIRECTORY = /^(?:pages|images)-|^remote-images$/

/** Removes the leftovers of processes that no longer run. */
export async function removeLeftovers(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name)
    if (isLeftover(name)) await remove(path)
    else if (FILE_DIRECTORY.test(name))
      for (const file of await readdir(path).catch(() => []))
        if (isLeftover(file)) await remove(join(path, file))
  }
}

function isLeftover(name: string): boolean {
  const pid = TEMPORARY_NAME.exec(name)?.[1] ?? PRIVATE_PAGE_CACHE.exec(name)?.[1]
  return pid !== undefined && !isRunning(Number(pid))
}

/** Removes a file or a directory. If it fails, the next build tries again. */
const remove = (path: string) => rm(path, { recursive: true, force: true }).catch(() => null)

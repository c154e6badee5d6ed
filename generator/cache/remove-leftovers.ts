// Removes incomplete files and directories that killed builds left in the cache.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from './lock/process-identity'

/** Matches the name of what a process is writing, which ends with its pid, and of what that replaces, which ends with `.old`. */
const TEMPORARY_NAME = /\.(\d+)(?:\.old)?$/

/** Matches the page cache of a build that found the regular one locked (page-cache.ts); it ends with the pid of the build. */
const PRIVATE_PAGE_CACHE = /^pages-[0-9a-f]+-(\d+)$/

/** Matches directories in which single files are written. */
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

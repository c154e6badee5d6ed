// Removes what a build that was killed left half-made among what is kept: nobody will ever finish it.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from './lock/process-identity'

/** What is being made has the number of its process at its end, and what it takes the place of has `.old` after it. */
const WORKING = /\.(\d+)(?:\.old)?$/

/** The folder of a build that found another one using what is kept (kept-pages.ts). */
const ASIDE = /^pages-[0-9a-f]+-(\d+)$/

/** Folders in which single files are made. */
const WITH_FILES = /^(?:pages|pictures)-|^stock$/

/** That of a build that still runs stays. */
export async function removeLeftovers(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name)
    if (isLeftover(name)) await remove(path)
    else if (WITH_FILES.test(name))
      for (const file of await readdir(path).catch(() => []))
        if (isLeftover(file)) await remove(join(path, file))
  }
}

function isLeftover(name: string): boolean {
  const id = WORKING.exec(name)?.[1] ?? ASIDE.exec(name)?.[1]
  return id !== undefined && !isRunning(Number(id))
}

/** What cannot be removed now is tried again by the next build. */
const remove = (path: string) => rm(path, { recursive: true, force: true }).catch(() => null)

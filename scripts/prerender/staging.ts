// The site is made in a folder beside its place and moved there when it is whole; until then the last good one stands.
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Runs `fill` on an empty folder beside `out`, and swaps the two when it succeeds. Whatever goes wrong, `out` stays as it was
 * and the folder is removed.
 */
export async function swapIn(out: string, fill: (staging: string) => Promise<void>): Promise<void> {
  const place = resolve(out)
  const staging = `${place}.new-${process.pid}`
  const old = `${place}.old-${process.pid}`
  await mkdir(dirname(place), { recursive: true })
  try {
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging)
    await fill(staging)
    if (existsSync(place)) await rename(place, old)
    await rename(staging, place).catch(async (error: unknown) => {
      if (existsSync(old)) await rename(old, place)
      throw error
    })
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

/** Writes files by their paths below the folder. */
export async function writeFiles(
  folder: string,
  files: readonly (readonly [path: string, text: string])[],
): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

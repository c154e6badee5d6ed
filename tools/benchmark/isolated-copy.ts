// A copy of the project in a folder of its own, with the sample content, in which nothing but pictures is kept of earlier builds.
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PRODUCT_FOLDERS } from '../../generator/bundle/source-folders.mjs'
import { CACHE_DIRECTORY, EXPIRING } from '../../generator/cache/cache-directory'
import { SAMPLE_CONTENT } from '../sample-content'

const COPIED = [
  ...PRODUCT_FOLDERS,
  'public',
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
]

/** Makes it, from the project in the current folder, with the kept pictures. */
export async function createIsolatedCopy(room: string): Promise<void> {
  await copyProject(room)
  const kept = existsSync(CACHE_DIRECTORY) ? await readdir(CACHE_DIRECTORY) : []
  for (const name of kept.filter((one) => !EXPIRING.test(one)))
    await cp(join(CACHE_DIRECTORY, name), join(room, CACHE_DIRECTORY, name), { recursive: true })
}

/**
 * Copies the project in the current folder, with nothing that is kept of builds. Its packages are links to the installed ones, and
 * its git is a link too, because a build asks when files were last changed. What builds keep is in a node_modules that is its own.
 */
export async function copyProject(room: string): Promise<void> {
  for (const name of COPIED) await cp(name, join(room, name), { recursive: true })
  await cp(SAMPLE_CONTENT, join(room, 'content'), { recursive: true })
  if (existsSync('.git')) await symlink(resolve('.git'), join(room, '.git'), 'junction')
  const packages = join(room, 'node_modules')
  await mkdir(packages)
  for (const entry of await readdir('node_modules', { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.isFile()) continue
    await symlink(resolve('node_modules', entry.name), join(packages, entry.name), 'junction')
  }
}

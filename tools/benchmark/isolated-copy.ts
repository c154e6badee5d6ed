// Creates a copy of the project with the sample content, in which builds reuse no earlier results except image variants.
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PRODUCT_FOLDERS } from '../../generator/bundle/source-folders.mjs'
import { CACHE_DIRECTORY, EXPIRING } from '../../generator/cache/cache-directory'
import { SAMPLE_CONTENT } from '../sample-content'

const COPIED_PATHS = [
  ...PRODUCT_FOLDERS,
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies the project in the current folder, with its cached images. */
export async function createIsolatedCopy(directory: string): Promise<void> {
  await copyProject(directory)
  const cached = existsSync(CACHE_DIRECTORY) ? await readdir(CACHE_DIRECTORY) : []
  for (const name of cached.filter((name) => !EXPIRING.test(name)))
    await cp(join(CACHE_DIRECTORY, name), join(directory, CACHE_DIRECTORY, name), {
      recursive: true,
    })
}

/**
 * Copies the project in the current folder without any cache. Its packages are links to the installed ones, and .git is a link
 * too, because a build asks when files were last changed. The copy has its own node_modules, which is where builds cache.
 */
export async function copyProject(directory: string): Promise<void> {
  for (const name of COPIED_PATHS) await cp(name, join(directory, name), { recursive: true })
  await cp(SAMPLE_CONTENT, join(directory, 'content'), { recursive: true })
  if (existsSync('.git')) await symlink(resolve('.git'), join(directory, '.git'), 'junction')
  const packages = join(directory, 'node_modules')
  await mkdir(packages)
  for (const entry of await readdir('node_modules', { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.isFile()) continue
    await symlink(resolve('node_modules', entry.name), join(packages, entry.name), 'junction')
  }
}

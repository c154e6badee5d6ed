// Bundles the code with Vite, for the browser and for rendering; code that has not changed is not bundled again.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runProgram } from '../command-line/run-program'

const CACHE = 'node_modules/.cache/site'
const CODE = ['components', 'pages', 'renderer', 'scripts/content']
const FILES = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** The folder that holds `client/` (assets for the browser) and `server/` (what renders the pages). */
export async function bundle({ base, fresh }: { base: string; fresh: boolean }): Promise<string> {
  const folder = join(process.cwd(), CACHE, `bundle-${await codeHash(base)}`)
  if (fresh) await rm(folder, { recursive: true, force: true })
  if (existsSync(folder)) return folder
  const working = `${folder}.${process.pid}`
  await runVite(['build', '--base', base, '--outDir', working, '--emptyOutDir', '--logLevel', 'error'])
  await rename(working, folder).catch(async (error: unknown) => {
    // Another build made the same bundle in the meantime.
    if (!existsSync(folder)) throw error
    await rm(working, { recursive: true })
  })
  return folder
}

/** A process of its own, because vite-plugin-ssr refuses to render pages in one that has loaded Vite. */
async function runVite(words: readonly string[]): Promise<void> {
  const program = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const status = await runProgram(process.execPath, [program, ...words])
  if (status !== 0) throw new Error('Vite could not bundle the code; its own words stand above.')
}

/** Copies what the browser loads into the site. */
export async function copyAssets(bundled: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  await cp(join(bundled, 'client', 'assets'), join(into, 'assets'), { recursive: true })
}

async function codeHash(base: string): Promise<string> {
  const hash = createHash('sha256').update(`${base} ${process.version}`)
  const inFolders = await Promise.all(CODE.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const code = inFolders
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...FILES, ...code].sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

// Code bundled for Node, kept in a folder that is named after what it was made of.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { build } from 'esbuild'

/**
 * Makes a folder that is not there, whole or not at all.
 * @param {string} folder
 * @param {(working: string) => Promise<void>} make fills a folder beside it, which is not there yet
 */
export async function makeOnce(folder, make) {
  const working = `${folder}.${process.pid}`
  await make(working)
  await rename(working, folder).catch(async (error) => {
    // Somebody else, started at the same time, made the same in the meantime.
    if (!existsSync(folder)) throw error
    await rm(working, { recursive: true })
  })
}

/** Some packages are still CommonJS, and ask for Node's own modules by require. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Puts the entries and all that they import into a few files, which start several times as fast as many.
 * @param {import('esbuild').BuildOptions} options where it comes from and goes to, and what is left outside
 */
export async function bundleForNode(options) {
  await build({
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: { js: REQUIRE },
    ...options,
  })
}

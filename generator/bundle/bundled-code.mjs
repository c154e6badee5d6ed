// Code bundled for Node, kept in a folder that is named after what it was made of.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

/**
 * Makes a folder, whole or not at all. One that is there by then is as good: somebody else made the same in the meantime.
 * @param {string} folder
 * @param {(working: string) => Promise<void>} make fills a folder beside it, which is not there yet
 * @param {{ replace?: boolean }} [options] whether it takes the place of one that is there. Whoever uses that one finds the same
 * files in this one.
 */
export async function makeOnce(folder, make, { replace = false } = {}) {
  const working = `${folder}.${process.pid}`
  await make(working)
  const aside = `${working}.old`
  if (replace) await rename(folder, aside).catch(() => {})
  await rename(working, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error
    await rm(working, { recursive: true })
  })
  await rm(aside, { recursive: true, force: true })
}

/** Some packages are still CommonJS, and ask for Node's own modules by require. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Puts the entries and all that they import into a few files, which start several times as fast as many.
 * @param {import('esbuild').BuildOptions} options where it comes from and goes to, and what is left outside
 */
export async function bundleForNode(options) {
  // Loaded only now: most runs bundle nothing.
  const { build } = await import('esbuild')
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

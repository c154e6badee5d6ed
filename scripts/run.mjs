// Runs a command of this project, as `node scripts/run.mjs check`. Its code is bundled into one file, which starts in a fifth
// of the time, and is bundled again only when the code has changed.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { codeHash } from './code-hash.mjs'

/** What can be run, and what the build starts in threads of its own. */
const ENTRIES = ['addresses', 'check', 'prerender', 'worker'].map((name) => `scripts/${name}.ts`)

/** They look for files beside their own, or bring some that are no JavaScript. */
const NOT_BUNDLED = ['esbuild', 'sharp', 'tinypool', 'vite', 'vite-plugin-ssr']

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const [, , command = '', ...words] = process.argv
process.argv = [process.execPath, path.join(root, 'scripts', `${command}.ts`), ...words]
const folder = await bundled()
await import(pathToFileURL(path.join(folder, `${command}.mjs`)).href)

/** Resolves to the folder that holds the bundled commands. */
async function bundled() {
  const hash = codeHash(root, ['components', 'pages', 'renderer', 'scripts'], 'scripts')
  const folder = path.join(root, 'node_modules', '.cache', 'site', `scripts-${hash}`)
  if (existsSync(folder)) return folder
  const working = `${folder}.${process.pid}`
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: working,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: NOT_BUNDLED,
    logLevel: 'error',
    // Some packages are still CommonJS, and ask for Node's own modules by require.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  })
  await rename(working, folder).catch(async (error) => {
    // The same command, started twice at once, made the same bundle in the meantime.
    if (!existsSync(folder)) throw error
    await rm(working, { recursive: true })
  })
  return folder
}

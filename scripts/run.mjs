// Runs a command of this project, as `node scripts/run.mjs check`. Its code is bundled into one file, which starts in a fifth
// of the time, and is bundled again only when the code has changed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleForNode, makeOnce } from '../generator/bundle/bundled-code.mjs'
import { codeHash } from '../generator/bundle/code-hash.mjs'
import { SOURCE_FOLDERS } from '../generator/bundle/source-folders.mjs'

/** What can be run, and what the build starts in threads of its own. */
const ENTRIES = ['addresses', 'check', 'prerender', 'worker'].map((name) => `scripts/${name}.ts`)

/** They look for files beside their own, or bring some that are no JavaScript. */
const NOT_BUNDLED = ['esbuild', 'satteri', 'sharp', 'tinypool', 'vite']

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const [, , command = '', ...words] = process.argv
process.argv = [process.execPath, path.join(root, 'scripts', `${command}.ts`), ...words]
const folder = await bundled()
await import(pathToFileURL(path.join(folder, `${command}.mjs`)).href)

/** Resolves to the folder that holds the bundled commands. */
async function bundled() {
  const hash = codeHash(root, SOURCE_FOLDERS, 'scripts')
  const folder = path.join(root, 'node_modules', '.cache', 'site', `scripts-${hash}`)
  if (existsSync(folder)) return folder
  await makeOnce(folder, (working) =>
    bundleForNode({
      absWorkingDir: root,
      entryPoints: ENTRIES,
      outdir: working,
      external: NOT_BUNDLED,
    }),
  )
  return folder
}

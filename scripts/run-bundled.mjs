// Runs a command, as in `node scripts/run-bundled.mjs check`. Its code is bundled into one file, which starts in a fifth of the time.
// The bundle is cached until the code changes, and so is what Node compiles it to.
import * as module from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { bundleForNode } from '../generator/bundle/bundle-for-node.mjs'
import { hashSource } from '../generator/bundle/hash-source.mjs'
import { provideDirectory } from '../generator/cache/storage/verified-directory.mjs'
import { findOwnFrames, formatFrame } from '../generator/process/stack-frames.mjs'
import { explainSystemError, getErrorMessage } from '../generator/process/system-error.mjs'
import { V8_FLAGS } from '../generator/process/v8-flags.mjs'

const COMMANDS = {
  check: 'scripts/check.ts',
  prerender: 'scripts/prerender.ts',
  'record-urls': 'scripts/record-urls.ts',
}
/** The code of the worker threads. */
const WORKER = { worker: 'generator/workers/worker.ts' }

/** Packages that read files from their own directory, or contain native code. */
const NOT_BUNDLED = ['esbuild', 'satteri', 'sharp', 'tinypool', 'vite']

/** The same numbers as in `exitCode` of generator/cli/exit.ts, which is not bundled yet. */
const USAGE_ERROR = 2
const INTERNAL_ERROR = 3

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const cache = path.join(root, 'node_modules', '.cache', 'site')

const [, , command = '', ...args] = process.argv
if (!Object.hasOwn(COMMANDS, command)) {
  const names = Object.keys(COMMANDS).join(', ')
  console.error(`There is no command "${command}". The commands are ${names}.`)
  process.exit(USAGE_ERROR)
}
process.argv = [process.execPath, path.join(root, 'scripts', `${command}.ts`), ...args]
for (const flag of V8_FLAGS) setFlagsFromString(flag)
try {
  const version = hashSource(root)
  const directory = await bundleCommands(version)
  cacheCompiledCode(version)
  await import(pathToFileURL(path.join(directory, `${command}.mjs`)).href)
} catch (error) {
  console.error(explainSystemError(error) ?? explainFailedStart(error))
  if (process.env.DEBUG) console.error(error)
  process.exitCode = INTERNAL_ERROR
}

/**
 * Resolves to the directory with the bundled commands.
 * @param {string} version of the code
 */
function bundleCommands(version) {
  return provideDirectory({
    cache,
    name: `scripts-${version}`,
    what: 'the commands',
    // The command itself parses its options later.
    ignoreCache: args.includes('--no-cache') || args.includes('--fresh'),
    make: (working) =>
      bundleForNode({
        absWorkingDir: root,
        entryPoints: { ...COMMANDS, ...WORKER },
        outdir: working,
        external: NOT_BUNDLED,
        define: { 'process.env.BUNDLED_VERSION': JSON.stringify(version) },
      }),
  })
}

/**
 * Lets Node cache what it compiles, which versions before 22 cannot. If the cache cannot be written, nothing happens.
 * @param {string} version of the code
 */
function cacheCompiledCode(version) {
  const { enableCompileCache } =
    /** @type {{ enableCompileCache?: (directory: string) => unknown }} */ (module)
  enableCompileCache?.(path.join(cache, `compiled-${version}`))
}

/** @param {unknown} error */
function explainFailedStart(error) {
  const message = `The command "${command}" could not be started: ${getErrorMessage(error)}`
  // esbuild reads only the source files, so it has named one of those.
  if (error instanceof Error && 'errors' in error) return message
  const [frame] = findOwnFrames(error)
  if (frame !== undefined) return `${message}\n  ${formatFrame(frame)}`
  return `${message}\nIf what is saved in node_modules/.cache/site is damaged, type "npm run build -- --no-cache", which makes all of it again.`
}

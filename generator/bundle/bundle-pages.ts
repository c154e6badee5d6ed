// Bundles the code of the pages with Vite, for the browser and for rendering, and caches the result.
import { cp, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { bundleForNode } from './bundle-for-node.mjs'
import { refuseForeignCode } from './foreign-code'
import { addImportLine } from './import-line'
import { computeHash } from '../../model/memoize/hash'
import { PART_SCRIPTS } from '../../renderer/scripts/part-scripts'
import { runProcess } from '../process/run-process'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { provideDirectory } from '../cache/storage/verified-directory.mjs'

/**
 * Resolves to the directory that holds `client/` (assets for the browser) and `server/` (the code that renders pages).
 * Vite is already running when this function returns its promise, so synchronous work of the caller does not delay it.
 * @param version that of all code that takes part in a build
 */
export async function bundlePages(
  { base, ignoreCache }: { base: string; ignoreCache: boolean },
  version: string,
): Promise<string> {
  const make = async (workingDirectory: string) => {
    await runVite([
      'build',
      '--base',
      base,
      '--outDir',
      workingDirectory,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ])
    // Vite leaves packages out of the server bundle; with them included, it starts in a third of the time.
    const server = join(workingDirectory, 'server')
    const entries = (await readdir(join(server, 'entries')))
      .filter((file) => !file.endsWith('.map'))
      .map((file) => join('entries', file))
    await bundleForNode({
      absWorkingDir: server,
      entryPoints: [
        { in: 'vite-plugin-ssr/server', out: 'plugin' },
        ...['importBuild.cjs', 'pageFiles.mjs', ...entries].map((file) => ({
          in: `./${file}`,
          out: file.replace(/\.[cm]js$/, ''),
        })),
      ],
      outdir: '.',
      allowOverwrite: true,
      // The plugin would look there for pages that have not been registered.
      external: ['../autoImporter'],
      define: { 'process.env.NODE_ENV': '"production"', __filename: 'import.meta.filename' },
      minifySyntax: true,
    })
  }
  return provideDirectory({
    cache: join(process.cwd(), CACHE_DIRECTORY),
    name: nameBundle(version, base),
    what: 'the code of the pages',
    ignoreCache,
    make,
  })
}

/** Returns the name of the directory in the cache. */
export const nameBundle = (version: string, base: string): string =>
  `bundle-${computeHash(base, version)}`

/** Runs Vite in a separate process, because vite-plugin-ssr refuses to render pages in a process that has loaded Vite. */
async function runVite(args: readonly string[]): Promise<unknown> {
  // vite.config.ts does this too, but here the error reaches staff without the output of a program that they did not start.
  refuseForeignCode(process.cwd())
  const program = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  let output = ''
  const take = (text: string) => (output += text)
  const status = await runProcess(process.execPath, [program, ...args], { take })
  if (status === 0) return process.stderr.write(output)
  // After the message and the lines of code, Vite prints its stack and a dump of all that it knows.
  const message = (output.split(/\n\s+at /)[0] ?? '').replaceAll(process.cwd() + sep, '').trim()
  throw Object.assign(
    new Error(`The code of the pages could not be bundled.\n${addImportLine(message)}`),
    { stack: '' },
  )
}

const CLIENT_ENTRY = 'renderer/_default.page.client.ts'

type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>
>

/** Copies our own browser script and what it needs into the site. The plugin's other scripts are for sites that hydrate. */
export async function copyClientAssets(
  bundled: string,
  { into, isPreview }: { readonly into: string; readonly isPreview: boolean },
): Promise<void> {
  const manifest = await readManifest(bundled)
  const scripts = PART_SCRIPTS.filter((script) => isPreview || script.isPreview !== true)
  const entries = [CLIENT_ENTRY, ...scripts.map(({ module }) => module)]
  for (const file of new Set(entries.flatMap((entry) => collectFiles(manifest, entry))))
    await cp(join(bundled, 'client', file), join(into, file))
}

/** Resolves to a function that returns the path of the script of a module, relative to the base path. */
export async function loadScriptPaths(bundled: string): Promise<(module: string) => string> {
  const manifest = await readManifest(bundled)
  return (module) => collectFiles(manifest, module)[0] ?? ''
}

const readManifest = async (bundled: string) =>
  JSON.parse(await readFile(join(bundled, 'assets.json'), 'utf8')) as Manifest

/** Returns the files of an entry in Vite's manifest, including those of everything it imports. */
function collectFiles(manifest: Manifest, name: string): string[] {
  const { file, imports = [], css = [], assets = [] } = manifest[name] ?? { file: '' }
  if (file === '') throw new Error(`Vite did not bundle ${name}.`)
  return [
    file,
    ...css,
    ...assets,
    ...imports.flatMap((imported) => collectFiles(manifest, imported)),
  ]
}

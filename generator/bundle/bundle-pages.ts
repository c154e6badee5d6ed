// Bundles the code with Vite, for the browser and for rendering; code that has not changed is not bundled again.
import { cp, readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bundleForNode } from './bundle-for-node.mjs'
import { hashSource } from './hash-source.mjs'
import { refuseForeignCode } from './foreign-code'
import { PAGE_FOLDERS, PRODUCT_FOLDERS } from './source-folders.mjs'
import { runProcess } from '../process/run-process'
import { CACHE_DIRECTORY } from '../cache/cache-directory'
import { provideDirectory } from '../cache/storage/verified-directory.mjs'

/** The version of all code that takes part in a build: a cache that other code wrote is not used. */
export const hashGenerator = (): string => hashSource(process.cwd(), PRODUCT_FOLDERS, 'kept')

/**
 * The folder that holds `client/` (assets for the browser) and `server/` (what renders the pages). Vite has begun when this returns,
 * so whoever is busy from then on does not hold it up.
 */
export async function bundlePages({
  base,
  fresh,
}: {
  base: string
  fresh: boolean
}): Promise<string> {
  const make = async (working: string) => {
    await runVite([
      ...['build', '--base', base, '--outDir', working],
      ...['--emptyOutDir', '--logLevel', 'error'],
    ])
    // Vite leaves packages outside of what renders pages; with them inside, it starts in a third of the time.
    const server = join(working, 'server')
    const entries = (await readdir(join(server, 'entries'))).map((file) => join('entries', file))
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
      // Where the plugin would look for pages that nobody has registered.
      external: ['../autoImporter'],
      define: { 'process.env.NODE_ENV': '"production"', __filename: 'import.meta.filename' },
      minifySyntax: true,
    })
  }
  return provideDirectory({
    cache: join(process.cwd(), CACHE_DIRECTORY),
    name: `bundle-${hashSource(process.cwd(), PAGE_FOLDERS, `pages ${base}`)}`,
    what: 'the code of the pages',
    fresh,
    make,
  })
}

/** A process of its own, because vite-plugin-ssr refuses to render pages in one that has loaded Vite. */
async function runVite(words: readonly string[]): Promise<void> {
  // vite.config.ts does it too; here it also saves staff the message of a program that they did not start.
  refuseForeignCode(process.cwd())
  const program = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  const status = await runProcess(process.execPath, [program, ...words])
  if (status !== 0) throw new Error('Vite could not bundle the code; its own words stand above.')
}

const ENTRY = 'renderer/_default.page.client.ts'

type Manifest = Readonly<
  Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>
>

/** Copies what the browser loads into the site: our own script and what it needs. The rest is the plugin's, for sites that hydrate. */
export async function copyClientAssets(bundled: string, into: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(bundled, 'assets.json'), 'utf8')) as Manifest
  for (const file of filesOf(manifest, ENTRY))
    await cp(join(bundled, 'client', file), join(into, file))
}

/** The files of an entry of Vite's manifest, with those of everything that it imports. */
function filesOf(manifest: Manifest, name: string): string[] {
  const { file, imports = [], css = [], assets = [] } = manifest[name] ?? { file: '' }
  if (file === '') throw new Error(`Vite did not bundle ${name}.`)
  return [file, ...css, ...assets, ...imports.flatMap((one) => filesOf(manifest, one))]
}

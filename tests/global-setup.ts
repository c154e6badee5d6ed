// Builds, once for all tests, the sites that they examine.
import { rmSync } from 'node:fs'
import { writeContents } from './support/contents/write-contents'
import { runNpmScript } from './support/run-script'
import { endServers, runWarm } from './support/run-warm'
import { allSites, FRESH_SITES, type BuiltSite } from './support/sites'

/** @throws when a build fails, with its output */
export async function setup(): Promise<void> {
  rmSync(FRESH_SITES, { recursive: true, force: true })
  await writeContents()
  const [first, ...others] = allSites
  // The first build bundles the code, which the others then share.
  if (first) await build(first, runNpmScript)
  await Promise.all(others.map((site) => build(site, runWarm)))
  endServers()
}

async function build(
  { folder, base, asOf, content }: BuiltSite,
  run: typeof runWarm,
): Promise<void> {
  const args = ['--content', content, '--out', folder, '--base', base]
  const dateArgs = asOf === undefined ? [] : ['--as-of', asOf]
  const built = await run('prerender', [...args, ...dateArgs])
  if (built.status !== 0)
    throw new Error(`The site of ${content} could not be built.\n${built.out}${built.err}`)
}

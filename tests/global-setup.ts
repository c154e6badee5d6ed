// Builds the sites that the tests look at, once for all of them.
import { writeContents } from './support/contents/write-contents'
import { runNpmScript } from './support/run-script'
import { allSites, type BuiltSite } from './support/sites'

/** Builds that run at the same time. */
const AT_ONCE = 2

/** @throws when a build fails, with what it printed */
export async function setup(): Promise<void> {
  await writeContents()
  const [first, ...others] = allSites
  // The first one bundles the code, which the others then share.
  if (first) await build(first)
  const work = async () => {
    for (let site = others.shift(); site; site = others.shift()) await build(site)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function build({ folder, base, asOf, content }: BuiltSite): Promise<void> {
  const words = ['--content', content, '--out', folder, '--base', base]
  const day = asOf === undefined ? [] : ['--as-of', asOf]
  const built = await runNpmScript('prerender', [...words, ...day])
  if (built.status !== 0)
    throw new Error(`The site of ${content} could not be built.\n${built.out}${built.err}`)
}

// Builds the sites that the tests look at, once for all of them.
import { runScript } from './support/build'
import { sites } from './support/sites'

/** @throws when a build fails, with what it printed */
export async function setup(): Promise<void> {
  for (const { folder, base, asOf } of sites) {
    const built = await runScript('prerender', ['--out', folder, '--base', base, '--as-of', asOf])
    if (built.status !== 0)
      throw new Error(`The site ${folder} could not be built.\n${built.out}${built.err}`)
  }
}

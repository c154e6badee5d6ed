// Looks at the site again, and tells which pages do not look as they do in the gallery.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from './compare'
import { readBaseline } from './baseline'
import { captureSites, type SiteBuilds } from './capture-sites'

/**
 * Resolves to a line for each picture that is not as it was.
 * @param into a folder that is made anew: for each picture that differs, the new one, and one that marks where
 * @throws when a page cannot be shown
 */
export async function findRegressions(sites: SiteBuilds, into: string): Promise<string[]> {
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const told: string[] = []
  await captureSites(sites, async (shot, png) => {
    const kept = await readBaseline(shot)
    if (!kept) told.push(`${shot.name}: has no picture yet`)
    else {
      const { difference, mark } = await compare(kept, png)
      if (!difference) return
      told.push(`${shot.name}: ${difference}`)
      await writeFile(join(into, `${shot.name}.png`), png)
      await writeFile(join(into, `${shot.name}.difference.png`), await mark())
    }
  })
  return told.sort()
}

// Finds pages that look different from the baseline.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compare } from './compare'
import { readBaseline } from './baseline'
import { captureSites, type SiteBuilds } from './capture-sites'

/**
 * Resolves to a line for each screenshot that differs.
 * @param directory is emptied, and gets the new version of each of these screenshots and a copy with the difference marked
 * @throws when a page cannot be shown
 */
export async function findRegressions(sites: SiteBuilds, directory: string): Promise<string[]> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const regressions: string[] = []
  await captureSites(sites, async (screenshot, png) => {
    const baseline = await readBaseline(screenshot)
    if (!baseline) regressions.push(`${screenshot.name}: has no picture yet`)
    else {
      const { difference, markDifference } = await compare(baseline, png)
      if (!difference) return
      regressions.push(`${screenshot.name}: ${difference}`)
      await writeFile(join(directory, `${screenshot.name}.png`), png)
      await writeFile(join(directory, `${screenshot.name}.difference.png`), await markDifference())
    }
  })
  return regressions.sort()
}

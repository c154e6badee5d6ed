// Takes a screenshot of every template, saves those that look different, and writes the page that shows them all.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { compare } from './compare'
import { GALLERY_PAGE, renderGalleryPage } from './gallery-page'
import { GALLERY_DIRECTORY, getBaselineFile, createBaseline, readBaseline } from './baseline'
import { captureSites, type SiteBuilds } from './capture-sites'
import { allBuilds, buildSample } from './builds'
import { screenshots } from './matrix'

/** Resolves to the exit code. */
export async function updateBaseline(args: readonly string[]): Promise<number> {
  parseOptions(args, 'Takes the screenshots of the gallery again.', {})
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  try {
    const sites = await buildSites(folder)
    await mkdir(GALLERY_DIRECTORY, { recursive: true })
    let changed = 0
    await captureSites(sites, async (shot, png) => {
      const baseline = await readBaseline(shot)
      // The history of the project grows only by what a person could see.
      if (baseline && (await compare(baseline, png)).difference === null) return
      await writeFile(getBaselineFile(shot), await createBaseline(shot, png))
      changed += 1
    })
    await removeOthers()
    await writeFile(GALLERY_PAGE, renderGalleryPage())
    console.log(
      `Took ${screenshots.length} pictures; ${changed} look different and are new in ${GALLERY_DIRECTORY}.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return exitCode.success
}

async function buildSites(folder: string): Promise<SiteBuilds> {
  const builds = allBuilds.map((build) => [build, join(folder, build)] as const)
  for (const [build, out] of builds) await buildSample(build, out)
  return Object.fromEntries(builds) as SiteBuilds
}

/** Takes away the pictures of templates that are gone. */
async function removeOthers(): Promise<void> {
  const wanted = screenshots.map((shot) => basename(getBaselineFile(shot)))
  const others = (await readdir(GALLERY_DIRECTORY)).filter((file) => !wanted.includes(file))
  for (const file of others) await rm(join(GALLERY_DIRECTORY, file))
}

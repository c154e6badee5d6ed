// `npm run visual-regression`: takes a picture of every template, keeps those that look different, and writes the page that shows them.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { runScript } from '../tools/run-command'
import { compare } from '../tools/visual-regression/compare'
import { GALLERY_PAGE, galleryPage } from '../tools/visual-regression/gallery-page'
import { GALLERY, keptFile, makeKept, readKept } from '../tools/visual-regression/baseline'
import { photograph, type Sites } from '../tools/visual-regression/capture-sites'
import { allDays, DAYS, shots } from '../tools/visual-regression/matrix'
import { SAMPLE_CONTENT } from '../tools/sample-content'

await runCommand(async () => {
  readOptions(process.argv.slice(2), {})
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  try {
    const sites = await buildSites(folder)
    await mkdir(GALLERY, { recursive: true })
    let changed = 0
    await photograph(sites, async (shot, png) => {
      const kept = await readKept(shot)
      // The history of the project grows only by what a person could see.
      if (kept && (await compare(kept, png)).difference === null) return
      await writeFile(keptFile(shot), await makeKept(shot, png))
      changed += 1
    })
    await removeOthers()
    await writeFile(GALLERY_PAGE, galleryPage())
    console.log(
      `Took ${shots.length} pictures; ${changed} look different and are new in ${GALLERY}.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return exitStatus.fine
})

async function buildSites(folder: string): Promise<Sites> {
  for (const day of allDays)
    await runScript('prerender', [
      ...['--content', SAMPLE_CONTENT, '--out', join(folder, day), '--as-of', DAYS[day]],
    ])
  return Object.fromEntries(allDays.map((day) => [day, join(folder, day)])) as Sites
}

/** Takes away the pictures of templates that are gone. */
async function removeOthers(): Promise<void> {
  const wanted = shots.map((shot) => basename(keptFile(shot)))
  const others = (await readdir(GALLERY)).filter((file) => !wanted.includes(file))
  for (const file of others) await rm(join(GALLERY, file))
}

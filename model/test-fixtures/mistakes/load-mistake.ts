// Loads mistakes from real files, as `check` does, together with the files of the test site.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LoadedSite } from '../../load-site'
import type { Problem } from '../../problems/problem'
import { readContent } from '../../source/read-content'
import { loadSiteWithRemoteImages } from '../../load-site-with-remote-images'
import { createTestFiles } from '../create-test-site'
import { createFakeImageHost } from '../fake-image-host'
import type { Mistake } from './mistake'
import { mistakes } from './mistakes'
import { IMAGE_HOST_RESPONSES } from './cases/remote-images'

/** The day on which all mistakes are checked. */
const TODAY = '2026-11-20'

/**
 * Loads files together with the test site.
 * @param files contents by their paths below the content folder
 */
export async function loadWithFixtureSite(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<LoadedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'mistake-'))
  try {
    for (const [path, data] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), data)
    }
    const testFiles = createTestFiles()
    const read = readContent(folder)
    const combined = {
      ...read,
      texts: { ...testFiles.texts, ...read.texts },
      images: testFiles.images,
      downloads: { ...testFiles.downloads, ...read.downloads },
    }
    return await loadSiteWithRemoteImages(
      combined,
      { today: () => TODAY, drafts: true },
      createFakeImageHost(IMAGE_HOST_RESPONSES).options,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns the problems that the checks report for a mistake. */
export async function getProblems({
  path,
  content,
  otherFiles,
}: Mistake): Promise<readonly Problem[]> {
  return (await loadWithFixtureSite({ ...otherFiles, [path]: content })).problems
}

export async function getAllProblems(): Promise<readonly Problem[]> {
  const all: Problem[] = []
  for (const mistake of mistakes) all.push(...(await getProblems(mistake)))
  return all
}

// Loads mistakes from real files, as `check` does, together with the files of the test site.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LoadedSite } from '../../load-site'
import { memoizeByObject } from '../../memoize/memoize'
import type { Problem } from '../../problems/problem'
import { readContent } from '../../source/read-content'
import { loadSiteWithRemoteImages } from '../../load-site-with-remote-images'
import { createTestFiles, createTestReader } from '../create-test-site'
import { createFakeImageHost } from '../fake-image-host'
import type { Mistake } from './mistake'
import { IMAGE_HOST_RESPONSES } from './cases/remote-images'

/** The day on which all mistakes are checked. */
const TODAY = '2026-11-20'

/** One folder for all mistakes: removing folders takes ten times as long as removing files. */
const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
process.once('exit', () => rmSync(folder, { recursive: true }))

/**
 * Loads files together with the test site.
 * @param files contents by their paths below the content folder
 * @param missingFile a text of the test site that is not there
 */
export async function loadWithFixtureSite(
  files: Readonly<Record<string, string | Uint8Array>>,
  missingFile?: string,
): Promise<LoadedSite> {
  try {
    for (const [path, data] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), data)
    }
    // A file that cannot be read is there nevertheless, and takes the place of the one of the test site.
    const absent = [missingFile, ...Object.keys(files)].map((path) => [path ?? '', null])
    const testFiles = createTestFiles(Object.fromEntries(absent) as Record<string, null>)
    const read = readContent(folder)
    const combined = {
      ...read,
      texts: { ...testFiles.texts, ...read.texts },
      images:
        Object.keys(read.images).length === 0
          ? testFiles.images
          : { ...read.images, ...testFiles.images },
      downloads: { ...testFiles.downloads, ...read.downloads },
    }
    return await loadSiteWithRemoteImages(
      combined,
      { today: () => TODAY, drafts: true, read: createTestReader(files) },
      createFakeImageHost(IMAGE_HOST_RESPONSES).options,
    )
  } finally {
    for (const path of Object.keys(files)) rmSync(join(folder, path), { force: true })
  }
}

/** Resolves to the problems that the checks report for a mistake. They are remembered for other test files in the same worker. */
export const findProblems = memoizeByObject(
  async ({ path, content, otherFiles, missingFile }: Mistake): Promise<readonly Problem[]> => {
    const files = { ...otherFiles, [path]: content }
    return (await loadWithFixtureSite(files, missingFile)).problems
  },
)

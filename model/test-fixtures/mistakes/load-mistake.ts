// What the checks tell about a slip: its files in a real folder, read as `check` reads them, with the small site around them.
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
import { IMAGE_HOST_RESPONSES } from './remote-images'

/** The day of the examples. */
const TODAY = '2026-11-20'

/** @param files the contents of files by their paths below the content folder */
export async function loadWithFixtureSite(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<LoadedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'slip-'))
  try {
    for (const [path, data] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), data)
    }
    const small = createTestFiles()
    const read = readContent(folder)
    const texts = { ...small.texts, ...read.texts }
    const downloads = { ...small.downloads, ...read.downloads }
    const around = { ...read, texts, images: small.images, downloads }
    return await loadSiteWithRemoteImages(
      around,
      { today: () => TODAY, drafts: true },
      createFakeImageHost(IMAGE_HOST_RESPONSES).options,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

export async function getProblems({
  path,
  content: file,
  otherFiles,
}: Mistake): Promise<readonly Problem[]> {
  return (await loadWithFixtureSite({ ...otherFiles, [path]: file })).problems
}

export async function getAllProblems(): Promise<readonly Problem[]> {
  const all = []
  for (const slip of mistakes) all.push(...(await getProblems(slip)))
  return all
}

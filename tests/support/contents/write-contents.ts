// Writes the contents that are as different from each other as they can be, for the sites that are built from them.
import { mkdirSync, rmSync } from 'node:fs'
import { crowded, emptyLists, guided, otherOrganization } from '../sites'
import { crowdedTexts } from './crowded'
import { writeGuided } from './guided'
import { emptyListsTexts, otherOrganizationTexts } from './other-organization'
import { writeTexts } from './texts'

/** Replaces what an earlier run has written. */
export async function writeContents(): Promise<void> {
  for (const { content } of [guided, crowded, otherOrganization, emptyLists]) {
    rmSync(content, { recursive: true, force: true })
    mkdirSync(content, { recursive: true })
  }
  writeTexts(crowded.content, crowdedTexts)
  writeTexts(otherOrganization.content, otherOrganizationTexts)
  writeTexts(emptyLists.content, emptyListsTexts)
  await writeGuided(guided.content)
}

// Writes the generated content folders that some of the test sites are built from.
import { mkdirSync, rmSync } from 'node:fs'
import { crowded, emptyLists, guided, otherOrganization } from '../sites'
import { crowdedTexts } from './crowded'
import { writeGuided } from './guided'
import { emptyListsTexts, otherOrganizationTexts } from './other-organization'
import { writeTexts } from './texts'

/** Writes all generated content folders, and replaces those of an earlier run. */
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

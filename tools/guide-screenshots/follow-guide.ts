// Does what the guide says on a copy of the sample content: the site that comes of it, and what the check says of the mistakes.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../../model/problems/problem'
import type { GuideExample } from './examples'
import { breakExample, BROKEN_EXAMPLE } from './broken-example'
import { runCommand } from '../run-command'
import { SAMPLE_CONTENT } from '../sample-content'
import { typeExamples } from './type-examples'

/** The day on which the site of the pictures is made; the dates of the examples go with it. */
export const GUIDE_DAY = '2026-11-20'

/** The pages of which the site shows the outcome. Others name files that are made up, or rename some. */
const SHOWN = ['add-an-event.md', 'change-the-hours.md', 'add-a-person.md', 'write-a-post.md']

/** Resolves to the folder of the built site, below `folder`. */
export async function buildGuideSite(
  folder: string,
  examples: readonly GuideExample[],
): Promise<string> {
  await cp(SAMPLE_CONTENT, join(folder, 'content'), { recursive: true })
  await typeExamples(
    folder,
    examples.filter(({ page }) => SHOWN.includes(page)),
  )
  const out = join(folder, 'site')
  await runCommand('prerender', [
    ...['--content', join(folder, 'content'), '--out', out, '--as-of', GUIDE_DAY],
  ])
  return out
}

/** Resolves to what the check says of the example with the mistakes. The copy of the content keeps them. */
export async function findMistakes(
  folder: string,
  examples: readonly GuideExample[],
): Promise<readonly Problem[]> {
  const { text = '' } = examples.find(({ file }) => file === BROKEN_EXAMPLE) ?? {}
  await writeFile(join(folder, BROKEN_EXAMPLE), breakExample(text))
  const words = ['--content', join(folder, 'content'), '--format', 'json']
  const problems = JSON.parse(await runCommand('check', words, true)) as Problem[]
  return problems.filter(({ file }) => file === BROKEN_EXAMPLE)
}

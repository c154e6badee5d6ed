// Follows the guide on a copy of the sample content, and builds and checks the result.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../../model/problems/problem'
import type { GuideExample } from './examples'
import { breakExample, BROKEN_EXAMPLE } from './broken-example'
import { runCommand } from '../run-command'
import { SAMPLE_CONTENT } from '../sample-content'
import { typeExamples } from './type-examples'

/** The build date of the site in the screenshots; the dates in the examples match it. */
export const GUIDE_DAY = '2026-11-20'

/** The guide's pages that the site follows. The others mention files that do not exist, or rename some. */
const FOLLOWED_PAGES = [
  'add-an-event.md',
  'change-the-hours.md',
  'add-a-person.md',
  'write-a-post.md',
]

/** Resolves to the directory of the built site, which is inside `directory`. */
export async function buildGuideSite(
  directory: string,
  examples: readonly GuideExample[],
): Promise<string> {
  const content = join(directory, 'content')
  await cp(SAMPLE_CONTENT, content, { recursive: true })
  await typeExamples(
    directory,
    examples.filter(({ page }) => FOLLOWED_PAGES.includes(page)),
  )
  const out = join(directory, 'site')
  await runCommand('prerender', ['--content', content, '--out', out, '--as-of', GUIDE_DAY])
  return out
}

/** Resolves to the problems that the check reports in the broken example, which it leaves in the copy of the content. */
export async function findMistakes(
  directory: string,
  examples: readonly GuideExample[],
): Promise<readonly Problem[]> {
  const { text = '' } = examples.find(({ file }) => file === BROKEN_EXAMPLE) ?? {}
  await writeFile(join(directory, BROKEN_EXAMPLE), breakExample(text))
  const args = ['--content', join(directory, 'content'), '--format', 'json']
  const problems = JSON.parse(await runCommand('check', args, true)) as Problem[]
  return problems.filter(({ file }) => file === BROKEN_EXAMPLE)
}

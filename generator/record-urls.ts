// Records the paths of the site's pages, and the anchors of its events, in content/addresses.txt, so that none of them is ever lost (docs/decisions/permanent-urls.md).
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrors } from '../model/problems/problem'
import {
  addPublishedUrls,
  getEventAnchor,
  PUBLISHED_URLS_FILE,
} from '../model/routing/published-urls'
import { getEntryPaths } from '../model/routing/routes'
import { contentOption } from './cli/content-option'
import { exitCode } from './cli/exit'
import { parseOptions } from './cli/options'
import { loadContent } from './load/load-content'
import { addColors, formatProblems } from './reporters/text-reporter'

/** Resolves to the exit code. */
export async function recordUrls(args: readonly string[]): Promise<number> {
  const { content } = parseOptions(
    args,
    'Records the addresses of new pages, so that the check notices when one is lost.',
    { content: contentOption },
  )
  const { site, problems, publishedUrls } = await loadContent(content)
  if (hasErrors(problems)) {
    console.error(addColors(formatProblems(problems), process.stderr))
    return exitCode.problems
  }
  const { text, added } = addPublishedUrls(publishedUrls, [
    ...getEntryPaths(site),
    ...site.events.map(({ id }) => getEventAnchor(id)),
  ])
  if (added.length > 0) await writeFile(join(content, PUBLISHED_URLS_FILE), text)
  console.log(added.length > 0 ? `Added:\n${added.join('\n')}` : 'No address is new.')
  return exitCode.success
}

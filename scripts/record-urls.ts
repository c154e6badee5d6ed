// `npm run record-urls`: writes the addresses of the site into content/addresses.txt, so that none of them is ever lost.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOption } from '../generator/cli/content-option'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { getEntryPaths } from '../model/routing/routes'
import { addPublishedUrls, PUBLISHED_URLS_FILE } from '../model/routing/published-urls'
import { hasErrors } from '../model/problems/problem'
import { loadContent } from '../generator/load/load-content'
import { formatProblems } from '../generator/reporters/text-reporter'

await runMain(async () => {
  const { content } = parseOptions(process.argv.slice(2), { content: contentOption })
  const { site, problems, ledger } = await loadContent(content)
  if (hasErrors(problems)) {
    console.error(formatProblems(problems))
    return exitCode.problems
  }
  const { text, added } = addPublishedUrls(ledger, getEntryPaths(site))
  if (added.length > 0) await writeFile(join(content, PUBLISHED_URLS_FILE), text)
  console.log(added.length > 0 ? `Added:\n${added.join('\n')}` : 'No address is new.')
  return exitCode.fine
})

// `npm run record-urls`: writes the addresses of the site into content/addresses.txt, so that none of them is ever lost.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOption } from '../generator/cli/content-option'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { pageAddresses } from '../model/routing/routes'
import { addToLedger, LEDGER } from '../model/routing/published-urls'
import { hasErrors } from '../model/problems/problem'
import { loadContent } from '../generator/load/load-content'
import { problemsAsText } from '../generator/reporters/text-reporter'

await runCommand(async () => {
  const { content } = readOptions(process.argv.slice(2), { content: contentOption })
  const { site, problems, ledger } = await loadContent(content)
  if (hasErrors(problems)) {
    console.error(problemsAsText(problems))
    return exitStatus.problems
  }
  const { text, added } = addToLedger(ledger, pageAddresses(site))
  if (added.length > 0) await writeFile(join(content, LEDGER), text)
  console.log(added.length > 0 ? `Added:\n${added.join('\n')}` : 'No address is new.')
  return exitStatus.fine
})

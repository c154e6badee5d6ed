// `npm run addresses`: writes the addresses of the site into content/addresses.txt, so that none of them is ever lost.
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { contentOption } from './command-line/content-option'
import { exitStatus, runCommand } from './command-line/exit'
import { readOptions } from './command-line/options'
import { pageAddresses } from '../model/addresses'
import { dayIn } from '../model/day'
import { addToLedger, LEDGER } from '../model/ledger'
import { loadSite } from '../model/load-site'
import { hasErrors } from '../model/problem'
import { readContent } from '../model/read-content'
import { problemsAsText } from '../generator/reporters/text'

await runCommand(async () => {
  const { content } = readOptions(process.argv.slice(2), {
    content: contentOption,
  })
  const name = basename(content)
  const today = (zone: string) => dayIn(zone, new Date())
  const files = readContent(content, name)
  const { site, problems } = loadSite(files, { today, name })
  if (hasErrors(problems)) {
    console.error(problemsAsText(problems))
    return exitStatus.problems
  }
  const { text, added } = addToLedger(files.ledger, pageAddresses(site))
  if (added.length > 0) await writeFile(join(content, LEDGER), text)
  console.log(added.length > 0 ? `Added:\n${added.join('\n')}` : 'No address is new.')
  return exitStatus.fine
})

// `npm run save-addresses`: commits content/addresses.txt after `npm run record-urls` has changed it. For GitHub's workflow.
import { saveFile } from '../automation/github/save-file'
import { readWorkflowEnvironment } from '../automation/github/workflow-environment'
import { exitCode, runMain } from '../generator/cli/exit'

await runMain(async () => {
  const path = 'content/addresses.txt'
  const message = 'Record new addresses of the site'
  const { github } = readWorkflowEnvironment()
  const isSaved = await saveFile(github, { top: process.cwd(), path, message })
  console.log(isSaved ? 'The new addresses are saved.' : 'No address is new.')
  return exitCode.success
})

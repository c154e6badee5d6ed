// The command that rewrites the housekeeping issue. It runs in GitHub's workflow, once a week.
import { contentOption } from '../../generator/cli/content-option'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { loadContent } from '../../generator/load/load-content'
import { toOneLine } from '../../generator/reporters/plain-text'
import { readWorkflowEnvironment } from '../github/workflow-environment'
import { askLink } from './links/ask-link'
import { runAudit } from './run-audit'
import { updateHousekeeping } from './update-housekeeping'

/** Resolves to the exit code: success even if something is due, because the issue says so. */
export async function runHousekeeping(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, 'Writes what is due into one issue.', {
    content: contentOption,
  })
  const { github, remote } = readWorkflowEnvironment()
  const content = await loadContent(options.content)
  const siteUrl = content.site.settings.url
  await updateHousekeeping({
    github,
    repository: remote.url,
    content,
    now: new Date(),
    ask: (url) => askLink(url, { siteUrl }),
    runAudit,
    log: (text) => console.log(toOneLine(text)),
  })
  return exitCode.success
}

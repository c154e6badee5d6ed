// The command line of the steps by which a pull request is previewed.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { UsageError } from '../../generator/cli/usage-error'
import { readSiteUrl } from '../../generator/load/read-site-url'
import { readWorkflowEnvironment, setOutput } from '../github/workflow-environment'
import { buildPreview } from './build-preview'
import { commentOnPreview } from './comment-on-preview'
import { fetchPreview } from './fetch-preview'
import { offerPreview } from './offer-preview'
import { removeClosedPreview, sweepPreviews } from './remove-previews'
import { runCommand } from './run-command'
import { storePreview } from './store-preview'

type Settings = {
  /** The working tree. */
  readonly top: string
  readonly out: string
  /** The address of the public site, which the content of the working tree names. */
  readonly siteUrl: string | undefined
}

/** The steps, in the order of the workflows. Each may read the environment of GitHub's workflows. */
const STEPS: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  offer: (settings) => {
    const payload: unknown = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8'))
    return offerPreview(runCommand, { ...settings, payload })
  },
  fetch: (settings) => fetchPreview(readWorkflowEnvironment(), settings),
  build: (settings) => buildPreview(runCommand, settings),
  store: async ({ out }) =>
    setOutput('stored', await storePreview(readWorkflowEnvironment(), join(out, 'artifact'))),
  comment: ({ out, siteUrl }) =>
    commentOnPreview(readWorkflowEnvironment(), { folder: join(out, 'artifact'), siteUrl }),
  remove: async () => setOutput('stored', await removeClosedPreview(readWorkflowEnvironment())),
  sweep: async () => setOutput('stored', await sweepPreviews(readWorkflowEnvironment())),
}

/** @throws UsageError for an unknown step or option */
export async function runPreview([name = '', ...args]: readonly string[]): Promise<number> {
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined
  if (!step) throw new UsageError(`Type one of these first: ${Object.keys(STEPS).join(', ')}.`)
  const options = parseOptions(args, 'Runs a step of the preview of a pull request.', {
    out: { value: 'folder', default: 'dist/preview', about: 'Where the steps keep their files.' },
  })
  const top = process.cwd()
  await step({ top, out: resolve(options.out), siteUrl: readSiteUrl(join(top, 'content')) })
  return exitCode.success
}

// The command line of the steps by which a pull request is previewed.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { UsageError } from '../../generator/cli/usage-error'
import { loadContent } from '../../generator/load/load-content'
import { readWorkflowEnvironment, setOutput } from '../github/workflow-environment'
import { buildPreview } from './build-preview'
import { fetchPreview } from './fetch-preview'
import { offerPreview } from './offer-preview'
import { commentOnPreview, storePreview } from './publish-preview'
import { removeClosedPreview, sweepPreviews } from './remove-previews'
import { runCommand } from './run-command'

type Settings = { readonly top: string; readonly out: string }

/** The steps, in the order of the workflows. Each may read the environment of GitHub's workflows. */
const STEPS: Readonly<Record<string, (settings: Settings) => Promise<void>>> = {
  offer: async (settings) => {
    const payload: unknown = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8'))
    await offerPreview(runCommand, { ...settings, payload, siteUrl: await readSiteUrl() })
  },
  fetch: (settings) => fetchPreview(readWorkflowEnvironment(), settings),
  build: async (settings) =>
    buildPreview(runCommand, { ...settings, siteUrl: await readSiteUrl() }),
  store: async ({ out }) =>
    setOutput('stored', await storePreview(readWorkflowEnvironment(), join(out, 'artifact'))),
  comment: ({ out }) => commentOnPreview(readWorkflowEnvironment(), join(out, 'artifact')),
  remove: async () => setOutput('stored', await removeClosedPreview(readWorkflowEnvironment())),
  sweep: async () => setOutput('stored', await sweepPreviews(readWorkflowEnvironment())),
}

/** Resolves to the address of the public site, which the content of the working tree names. */
const readSiteUrl = async (): Promise<string> => (await loadContent('content')).site.settings.url

/** @throws UsageError for an unknown step or option */
export async function runPreview([name = '', ...args]: readonly string[]): Promise<number> {
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined
  if (!step) throw new UsageError(`Type one of these first: ${Object.keys(STEPS).join(', ')}.`)
  const options = parseOptions(args, {
    out: { value: 'folder', default: 'dist/preview', about: 'Where the steps keep their files.' },
  })
  await step({ top: process.cwd(), out: resolve(options.out) })
  return exitCode.success
}

// GitHub with one repository, in which the steps of the workflows run as they do there; the generator itself only if a test wants it.
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGitHub } from '../../github/github-client'
import { createPull, createWorkflowRun } from '../../github/testing/payloads'
import { startFakeGitHub, type FakeGitHub } from '../../github/testing/fake-github'
import type { WorkflowEnvironment } from '../../github/workflow-environment'
import { createForkFixture, type ForkFixture } from '../../untrusted/testing/fork-fixture'
import { createZip } from '../../untrusted/testing/create-zip'
import { buildPreview } from '../build-preview'
import { fetchPreview } from '../fetch-preview'
import { commentOnPreview } from '../comment-on-preview'
import type { RunCommand } from '../run-command'
import { storePreview } from '../store-preview'

/** The run of the workflow that publishes. */
export const OWN_RUN = 50
/** The run of the pull request's own workflow. */
export const THEIR_RUN = 31

export type PreviewFixture = {
  readonly fork: ForkFixture
  readonly fake: FakeGitHub
  /** The commands that the steps have run, if these are not real. */
  readonly commands: string[][]
  readonly createEnvironment: (payload: unknown) => WorkflowEnvironment
  /** Makes a pull request with these files, and returns its commit and the payload of the event after its run. */
  readonly openPull: (
    number: number,
    files: Readonly<Record<string, string>>,
    owner?: string,
  ) => { sha: string; payload: ReturnType<typeof createWorkflowRun> }
  /** Runs all steps of the workflow that publishes, in order, as for one event. */
  readonly publish: (payload: unknown) => Promise<{ stored: boolean }>
  /** The number of the pull request and the text of each comment. */
  readonly getComments: () => (readonly [number, string])[]
  /** The files on the store branch. */
  readonly readStore: () => Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

type Options = {
  /** The files of the repository. */
  readonly files?: Readonly<Record<string, string>>
  /** Runs the commands of the project. */
  readonly run?: RunCommand
  readonly siteUrl?: string
}

export async function createPreviewFixture({
  files = { 'content/site.md': 'site', 'package.json': '{}' },
  run,
  siteUrl = 'https://www.example.org',
}: Options = {}): Promise<PreviewFixture> {
  const fork = createForkFixture(files)
  const fake = await startFakeGitHub()
  const commands: string[][] = []
  let runs = 0
  const createEnvironment = (payload: unknown): WorkflowEnvironment => ({
    github: createGitHub({ url: fake.url, token: 'token', repository: 'example/site' }),
    remote: { url: fork.url },
    payload,
    runId: OWN_RUN,
  })
  const runCommand = run ?? createFakeCommands(commands)
  return {
    fork,
    fake,
    commands,
    createEnvironment,
    openPull: (number, files, owner = 'stranger') => {
      const sha = fork.push(number, files)
      const branch = `words-${number}`
      const { pulls } = fake.state
      const pull = createPull({ number, sha, owner, branch })
      fake.state.pulls = [...pulls.filter((each) => each.number !== number), pull]
      const patch = '@@ -1 +1,20 @@'
      fake.state.files[number] = Object.keys(files).map((filename) => ({ filename, patch }))
      return { sha, payload: createWorkflowRun({ sha, owner, branch }) }
    },
    publish: async (payload) => {
      const environment = createEnvironment(payload)
      const out = join(fork.folder, `job-${runs++}`)
      const { top } = fork
      await fetchPreview(environment, { top, out })
      const building = buildPreview(runCommand, { top, out, siteUrl })
      const isBuilt = await building.then(
        () => true,
        () => false,
      )
      const zip = zipFolder(join(out, 'artifact'))
      if (zip) fake.state.artifacts[OWN_RUN] = [{ name: 'preview', zip }]
      const stored = isBuilt && (await storePreview(environment, join(out, 'store')))
      await commentOnPreview(environment, { folder: join(out, 'comment'), siteUrl })
      return { stored }
    },
    getComments: () => fake.state.comments.map(({ issue, body }) => [issue, body] as const),
    readStore: () => {
      const git = (...args: string[]) => fork.git(['--git-dir', fork.url, ...args])
      const listed = git('ls-tree', '-r', '--name-only', 'pages-store')
      const names = listed.split('\n').filter((name) => name !== '')
      return Object.fromEntries(names.map((name) => [name, git('show', `pages-store:${name}`)]))
    },
    remove: async () => {
      await fake.close()
      rmSync(fork.folder, { recursive: true, force: true })
    },
  }
}

/** Makes a program the author of the only pull request. */
export function makeBot({ fake: { state } }: PreviewFixture): void {
  const [pull] = state.pulls
  state.pulls = [{ ...pull, user: { login: 'some[bot]', type: 'Bot' } }]
}

/** Returns the artifact of a preview of the pull request 7 with one page. */
export const createPage = (text: string): Buffer =>
  createZip([{ name: 'preview/pr-7/index.html', bytes: text }])

/**
 * Commands that do as the contract says, with little in their files. The check finds a problem in content that says "mistake", the review
 * fails for "crash", and the build for "explode".
 */
export function createFakeCommands(commands: string[][]): RunCommand {
  return (command, args) => {
    commands.push([command, ...args])
    const get = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? ''
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(get('out'), path)), { recursive: true })
      writeFileSync(join(get('out'), path), text)
    }
    if (command === 'check') {
      const text = readFileSync(join(get('content'), 'site.md'), 'utf8')
      const suggestion = { line: 2, endLine: 2, text: 'repaired' }
      const problem = {
        file: 'content/site.md',
        message: 'A mistake.',
        fix: 'Repair it.',
        suggestion,
      }
      const problems = text.includes('mistake') ? [problem] : []
      return Promise.resolve({ status: problems.length, output: JSON.stringify(problems) })
    }
    if (command === 'review') {
      const content = args.includes('--content-of-head') ? get('content-of-head') : null
      if (content && readFileSync(join(content, 'site.md'), 'utf8').includes('crash'))
        return Promise.resolve({ status: 3, output: '' })
      write('comment.md', `<!-- lantern-hill-review -->\nSee ${get('url')}\n`)
      write('review.json', '{}')
      write('pages/index.html', 'review')
    } else {
      const text = readFileSync(join(get('content'), 'site.md'), 'utf8')
      if (text.includes('explode')) return Promise.resolve({ status: 3, output: text })
      write('index.html', text)
      if (text.includes('/review')) write('review/index.html', 'a page')
      for (const name of ['_headers', '_redirects', '.site-files']) write(name, 'control')
    }
    return Promise.resolve({ status: 0, output: '' })
  }
}

/** Does what actions/upload-artifact does. Returns null for a folder that is missing. */
function zipFolder(folder: string): Buffer | null {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const files = names.filter((name) => statSync(join(folder, name)).isFile())
    return createZip(files.map((name) => ({ name, bytes: readFileSync(join(folder, name)) })))
  } catch {
    return null
  }
}

// Runs git; no other module does. Ensures that nothing in the content folder can determine which repository git opens or which
// programs it runs (docs/decisions/untrusted-content.md).
import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The repository that contains the history of a content folder. */
export type Repository = {
  /** The absolute path of its working tree, in which git runs. */
  readonly top: string
  /** The path of the content folder relative to `top`, with forward slashes: `content`. */
  readonly path: string
}

/** The output of git, or the reason why it failed. */
export type GitResult<Output = string> =
  { readonly stdout: Output } | { readonly isInstalled: boolean; readonly stderr: string }

export type GitOptions = {
  /** The maximum size of the output. */
  readonly maxBytes?: number
  /** What git reads from its standard input. */
  readonly input?: string
}

/**
 * Finds the repository of a content folder: the project's, or, for a folder outside the project, the one that contains its parent.
 * The search never looks into the content folder, because files in it could look like a repository with its own settings.
 * @param content the content folder, which has to exist
 * @returns null if the folder is not in a repository
 */
export function findRepository(content: string): Repository | null {
  const folder = realpathSync(content)
  const project = realpathSync(process.cwd())
  const start = folder.startsWith(appendSeparator(project)) ? project : dirname(folder)
  for (let top = start; ; top = dirname(top)) {
    const path = relative(top, folder).split(sep).join('/')
    if (existsSync(join(top, '.git'))) return path === '' ? null : { top, path }
    if (dirname(top) === top) return null
  }
}

const appendSeparator = (folder: string) => (folder.endsWith(sep) ? folder : folder + sep)

/** Settings that override those of the repository, the user and the machine. */
const SETTINGS = [
  // Makes git 2.38 and later ignore directories that look like bare repositories.
  'safe.bareRepository=explicit',
  'protocol.allow=never',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'diff.relative=false',
  'log.follow=false',
  'log.showRoot=true',
  'log.showSignature=false',
]

/** Options that make git compare files itself, without other programs and without opening the repositories of submodules. */
const DIFF_OPTIONS = [
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=all',
  '--submodule=short',
]

/** Environment variables that locate the settings of the user and the machine. All other variables of git are removed. */
const ALLOWED_VARIABLES = ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM']

/**
 * Runs a git command in a repository, without network access, prompts or writing.
 * @param args the command and its arguments
 */
export async function runGit(
  repository: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitResult> {
  const result = await runGitForBytes(repository, args, options)
  return 'stdout' in result ? { stdout: result.stdout.toString('utf8') } : result
}

/** Like `runGit`, for output that is not text. */
export function runGitForBytes(
  { top }: Repository,
  [command = '', ...args]: readonly string[],
  { maxBytes = Infinity, input }: GitOptions = {},
): Promise<GitResult<Buffer>> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const globalOptions = ['--no-pager', '--no-replace-objects', '--literal-pathspecs', ...settings]
  const diffOptions = command === 'log' || command === 'diff' ? DIFF_OPTIONS : []
  const environment = createEnvironment(top)
  return new Promise((resolve) => {
    const child = execFile(
      'git',
      [...globalOptions, command, ...diffOptions, ...args],
      { cwd: top, env: environment, maxBuffer: maxBytes, encoding: 'buffer' },
      (error, stdout, stderr) => {
        if (error === null) return resolve({ stdout })
        const reason = stderr.toString('utf8').trim()
        resolve({ isInstalled: error.code !== 'ENOENT', stderr: reason || error.message })
      },
    )
    // Git may end before it has read everything; its exit status says why.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
}

function createEnvironment(top: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.toUpperCase().startsWith('GIT_') || ALLOWED_VARIABLES.includes(name),
  )
  return {
    ...Object.fromEntries(inherited),
    // Prevents git from searching for a repository in parent directories.
    GIT_CEILING_DIRECTORIES: dirname(top),
    // Forbids all protocols, even those that a repository allows. Objects that are missing in a partial clone stay missing.
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // Error messages are parsed, so they must be in English.
    LC_ALL: 'C',
  }
}

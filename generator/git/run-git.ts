// The only place that starts git. It makes sure that nothing in the content folder can decide which repository git opens or what
// git runs (docs/decisions/untrusted-content.md).
import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The repository that holds the history of a content folder. */
export type Repository = {
  /** The absolute path of its working tree; git is started there. */
  readonly top: string
  /** The content folder below `top`, with forward slashes: `content`. */
  readonly path: string
}

/** What git printed, or why it printed nothing. */
export type GitResult =
  { readonly out: string } | { readonly isInstalled: boolean; readonly complaint: string }

/**
 * Finds the repository of a content folder: the project's, or for a folder elsewhere the one that its parent belongs to. The search
 * never looks into the content folder, because files in it can look like a repository with settings of its own.
 * @param content the content folder, which has to be there
 * @returns null when the folder is in no repository
 */
export function findRepository(content: string): Repository | null {
  const folder = realpathSync(content)
  const project = realpathSync(process.cwd())
  const start = folder.startsWith(withSlash(project)) ? project : dirname(folder)
  for (let top = start; ; top = dirname(top)) {
    const path = relative(top, folder).split(sep).join('/')
    if (existsSync(join(top, '.git'))) return path === '' ? null : { top, path }
    if (dirname(top) === top) return null
  }
}

const withSlash = (folder: string) => (folder.endsWith(sep) ? folder : folder + sep)

/** Settings that win over those of the repository, the user and the machine. */
const SETTINGS = [
  // From git 2.38 on, a folder that looks like a repository without a working tree is not taken for one.
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

/** What compares files does it by itself: no other program, and no look into the repository of a submodule. */
const COMPARING = [
  ...['--no-color', '--no-ext-diff', '--no-textconv'],
  ...['--ignore-submodules=all', '--submodule=short'],
]

/** The variables of git that say where the settings of the user and the machine are; all others are dropped. */
const KEPT = ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM']

/**
 * Runs a command of git in a repository. It asks no network and nobody at the keyboard, and writes nothing.
 * @param command the name of the command with its options
 * @param limit the most bytes that it may print
 */
export function runGit(
  { top }: Repository,
  [command = '', ...words]: readonly string[],
  limit = Infinity,
): Promise<GitResult> {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const globals = ['--no-pager', '--no-replace-objects', '--literal-pathspecs', ...settings]
  const comparing = command === 'log' || command === 'diff' ? COMPARING : []
  const options = { cwd: top, env: makeEnvironment(top), maxBuffer: limit }
  return new Promise((resolve) => {
    execFile('git', [...globals, command, ...comparing, ...words], options, (error, out, err) => {
      if (error === null) return resolve({ out })
      resolve({ isInstalled: error.code !== 'ENOENT', complaint: err.trim() })
    })
  })
}

function makeEnvironment(top: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !name.toUpperCase().startsWith('GIT_') || KEPT.includes(name),
  )
  return {
    ...Object.fromEntries(own),
    // The repository is the one that was found, or none.
    GIT_CEILING_DIRECTORIES: dirname(top),
    // No protocol at all, whatever a repository allows; objects that are missing in a partial clone stay missing.
    GIT_ALLOW_PROTOCOL: '',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // What it says of a failure is read by programs.
    LC_ALL: 'C',
  }
}

// A hostile pull request that changes only content cannot make any command run a program.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeHostileRepository } from '../../generator/git/testing/hostile-repository'
import { createIsolatedCopy } from '../../tools/benchmark/isolated-copy'
import { replaceWithSmallContent } from '../support/contents/small'
import { startDevServer, TSX } from '../support/start-dev-server'

/** A separate copy of the project, because the commands look for settings in their working directory. */
const project = mkdtempSync(join(tmpdir(), 'site-untrusted-'))
const trace = join(project, 'trace')
const getContentFile = (path: string) => join(project, 'content', path)

const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:GIT_|GITHUB_)/.test(name)),
)
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: project, env: cleanEnvironment })
const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']

function commit(): void {
  git('add', '--force', 'content')
  git(...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Words')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(getContentFile(path)), { recursive: true })
  writeFileSync(getContentFile(path), text)
}

/** An ES module that writes the trace. It imports nothing, because vite-plugin-ssr rewrites the imports of its files. */
const ES_MODULE = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')
export default { plugins: [] }
`
/** A CommonJS module that writes the trace. */
const COMMONJS_MODULE = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')
module.exports = {}
`

/** Writes hidden files, which the commands skip like those that systems and editors create. */
function writeHidden(): void {
  for (const name of ['.prettierrc.cjs', '.eslintrc.cjs', '.postcssrc.cjs', '.babelrc.cjs'])
    write(name, COMMONJS_MODULE)
  write('.npmrc', `node-options=--import=${getContentFile('.program.mjs')}\n`)
  write('.env', `NODE_OPTIONS=--import=${getContentFile('.program.mjs')}\n`)
  write('.program.mjs', ES_MODULE)
  write('.gitattributes', '* diff=x filter=x merge=x\n')
  write('.gitmodules', '[submodule "x"]\n path = x\n url = ./x\n update = !touch trace\n')
}

/** Writes settings of tools, and files whose names programs could mistake for options or commands. */
function writeSettings(): void {
  for (const name of ['vite', 'eslint', 'prettier', 'postcss', 'vitest'])
    write(`${name}.config.js`, ES_MODULE)
  write('package.json', '{ "scripts": { "prepare": "touch ../trace" }, "prettier": "./x.js" }')
  write('tsconfig.json', '{ "extends": "./x.json" }')
  write('node_modules/react/index.js', COMMONJS_MODULE)
  write('--output=x.md', 'x')
  write('-c', 'x')
  write('pages/x\n::error::y.md', 'x')
  symlinkSync('../../..', getContentFile('pages/up'))
}

/** Writes files that vite-plugin-ssr runs in any folder. */
function writeTemplates(): void {
  write('+config.js', ES_MODULE)
  write('pages/+onRenderHtml.js', ES_MODULE)
  write('_default.page.server.js', ES_MODULE)
  write('blog/index.page.route.js', ES_MODULE)
  write('blog/index.page.client.js', ES_MODULE)
}

type CommandOutcome = { readonly status: number | null; readonly output: string }

const ON_GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_STEP_SUMMARY: join(project, 'summary'),
}

async function run(args: readonly string[], environment = {}): Promise<CommandOutcome> {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...cleanEnvironment, NODE_ENV: undefined, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

const runCommand = (...args: string[]) => run(['scripts/run-bundled.mjs', ...args], ON_GITHUB)

beforeAll(async () => {
  await createIsolatedCopy(project)
  replaceWithSmallContent(getContentFile(''))
  // Removes the link to the real repository, so that no commit goes into its history.
  rmSync(join(project, '.git'), { force: true })
  git('init', '--quiet')
  commit()
})
afterAll(() => rmSync(project, { recursive: true }))
beforeEach(() => {
  rmSync(trace, { force: true })
  git('clean', '--quiet', '-d', '--force', '-x', 'content')
})

test('the site is built without running any hidden file in the content', async () => {
  writeHidden()
  commit()
  const { status, output } = await runCommand('prerender')
  expect(status, output).toBe(0)
  expect(existsSync(trace)).toBe(false)
  expect(output).not.toContain('No page says when it was last changed')
})

test('the dev server runs no template in the content, not even one that is added later', async () => {
  const { url, close } = await startDevServer([], project, cleanEnvironment)
  try {
    expect((await fetch(`${url}give`)).status).toBe(200)
    writeTemplates()
    writeHostileRepository(getContentFile(''), trace)
    // The dev server may take this long to notice a file.
    await setTimeout(1000)
    const page = await fetch(`${url}give`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('This file is not used.')
    expect(existsSync(trace)).toBe(false)
  } finally {
    await close()
  }
})

test('every command refuses a repository, templates and settings in the content without running them', async () => {
  writeHostileRepository(getContentFile(''), trace)
  writeSettings()
  writeTemplates()
  commit()
  expect(() =>
    execFileSync('git', ['log'], { cwd: getContentFile(''), env: cleanEnvironment }),
  ).toThrow()
  expect(existsSync(trace), 'git runs the hostile program without our protection').toBe(true)
  rmSync(trace)

  const outcomes = {
    build: await runCommand('prerender'),
    'build --no-cache': await runCommand('prerender', '--no-cache'),
    'build --pull-request': await runCommand('prerender', '--pull-request', '7'),
    check: await runCommand('check'),
    'check --format json': await runCommand('check', '--format', 'json'),
    'check --format github': await runCommand('check', '--format', 'github'),
    'check --fix': await runCommand('check', '--fix'),
    'record-urls': await runCommand('record-urls'),
    start: await run(['--import', 'tsx', 'scripts/start.ts', '--port', '0']),
    dev: await run([TSX, 'scripts/dev.ts', '--port', '0']),
  }
  for (const [command, { status, output }] of Object.entries(outcomes)) {
    expect(status, `${command}: ${output}`).toBe(1)
    expect(output, command).toContain(command === 'dev' ? '+config.js' : 'config')
    expect(output, command).not.toMatch(/^::(?!error file=|warning file=|error title=More)/m)
  }
  expect(existsSync(trace)).toBe(false)
  expect(existsSync(join(project, 'x.md'))).toBe(false)
  // Ten commands run, each in a separate process.
}, 180_000)

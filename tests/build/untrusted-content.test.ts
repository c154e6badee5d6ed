// A pull request that changes nothing but content, made by somebody who wants to run programs: no command runs one.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeHostileRepository } from '../../generator/git/testing/hostile-repository'
import { createIsolatedCopy } from '../../tools/benchmark/isolated-copy'
import { startDevServer, TSX } from '../support/start-dev-server'

/** A project of its own, because the commands look for settings in the folder that they run in. */
const room = mkdtempSync(join(tmpdir(), 'site-untrusted-'))
const trace = join(room, 'trace')
const content = (path: string) => join(room, 'content', path)

const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:GIT_|GITHUB_)/.test(name)),
)
const git = (...words: string[]) => execFileSync('git', words, { cwd: room, env: clean })
const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org']

function commit(): void {
  git('add', '--force', 'content')
  git(...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Words')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(content(path)), { recursive: true })
  writeFileSync(content(path), text)
}

/** Without an import, because the plugin rewrites those of its own files. */
const MODULE = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')
export default { plugins: [] }
`
const COMMON = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')
module.exports = {}
`

/** Files that are passed over as what systems and editors leave lying around. */
function writeHidden(): void {
  for (const name of ['.prettierrc.cjs', '.eslintrc.cjs', '.postcssrc.cjs', '.babelrc.cjs'])
    write(name, COMMON)
  write('.npmrc', `node-options=--import=${content('.program.mjs')}\n`)
  write('.env', `NODE_OPTIONS=--import=${content('.program.mjs')}\n`)
  write('.program.mjs', MODULE)
  write('.gitattributes', '* diff=x filter=x merge=x\n')
  write('.gitmodules', '[submodule "x"]\n path = x\n url = ./x\n update = !touch trace\n')
}

/** Settings of tools, and files with names that programs could take for something else. */
function writeSettings(): void {
  for (const name of ['vite', 'eslint', 'prettier', 'postcss', 'vitest'])
    write(`${name}.config.js`, MODULE)
  write('package.json', '{ "scripts": { "prepare": "touch ../trace" }, "prettier": "./x.js" }')
  write('tsconfig.json', '{ "extends": "./x.json" }')
  write('node_modules/react/index.js', COMMON)
  write('--output=x.md', 'x')
  write('-c', 'x')
  write('pages/x\n::error::y.md', 'x')
  symlinkSync('../../..', content('pages/up'))
}

/** Files that vite-plugin-ssr runs wherever they are. */
function writeTemplates(): void {
  write('+config.js', MODULE)
  write('pages/+onRenderHtml.js', MODULE)
  write('_default.page.server.js', MODULE)
  write('blog/index.page.route.js', MODULE)
  write('blog/index.page.client.js', MODULE)
}

type Outcome = { readonly status: number | null; readonly printed: string }

const ON_GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_STEP_SUMMARY: join(room, 'summary'),
}

async function run(words: readonly string[], environment = {}): Promise<Outcome> {
  const child = spawn(process.execPath, words, {
    cwd: room,
    env: { ...clean, NODE_ENV: undefined, ...environment },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, printed }
}

const script = (...words: string[]) => run(['scripts/run-bundled.mjs', ...words], ON_GITHUB)

beforeAll(async () => {
  await createIsolatedCopy(room)
  // Nothing is committed to the history of this project.
  rmSync(join(room, '.git'), { force: true })
  git('init', '--quiet')
  commit()
})
afterAll(() => rmSync(room, { recursive: true }))
beforeEach(() => {
  rmSync(trace, { force: true })
  git('clean', '--quiet', '-d', '--force', '-x', 'content')
})

test('hidden files of tools in the content change nothing: the site is built, and none of them is run', async () => {
  writeHidden()
  commit()
  const { status, printed } = await script('prerender')
  expect(status, printed).toBe(0)
  expect(existsSync(trace)).toBe(false)
  expect(printed).not.toContain('No page says when it was last changed')
})

test('the dev server runs no template that is in the content, also when it comes later', async () => {
  const { address, end } = await startDevServer([], room, clean)
  try {
    expect((await fetch(`${address}give`)).status).toBe(200)
    writeTemplates()
    writeHostileRepository(content(''), trace)
    // So long a file may go unseen.
    await setTimeout(1000)
    const page = await fetch(`${address}give`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('This file is not used.')
    expect(existsSync(trace)).toBe(false)
  } finally {
    await end()
  }
})

test('every command refuses a repository, templates and settings in the content without running them', async () => {
  writeHostileRepository(content(''), trace)
  writeSettings()
  writeTemplates()
  commit()
  expect(() => execFileSync('git', ['log'], { cwd: content(''), env: clean })).toThrow()
  expect(existsSync(trace), 'the recipe works').toBe(true)
  rmSync(trace)

  const outcomes = {
    build: await script('prerender'),
    'build --fresh': await script('prerender', '--fresh'),
    'build --pull-request': await script('prerender', '--pull-request', '7'),
    check: await script('check'),
    'check --format json': await script('check', '--format', 'json'),
    'check --format github': await script('check', '--format', 'github'),
    'check --fix': await script('check', '--fix'),
    addresses: await script('record-urls'),
    start: await run(['--import', 'tsx', 'scripts/start.ts', '--port', '0']),
    dev: await run([TSX, 'scripts/dev.ts', '--port', '0']),
  }
  for (const [command, { status, printed }] of Object.entries(outcomes)) {
    expect(status, `${command}: ${printed}`).toBe(1)
    expect(printed, command).toContain(command === 'dev' ? '+config.js' : 'config')
    expect(printed, command).not.toMatch(/^::(?!error file=|warning file=|error title=More)/m)
  }
  expect(existsSync(trace)).toBe(false)
  expect(existsSync(join(room, 'x.md'))).toBe(false)
  // Ten commands, each a process of its own.
}, 180_000)

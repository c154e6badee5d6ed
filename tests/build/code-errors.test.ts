// What a build says about a mistake in the code: the page, the file and the line, in a few lines.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../tools/benchmark/isolated-copy'
import { replaceWithSmallContent } from '../support/contents/small'
import { runNpmScript } from '../support/run-script'

const CONTACT = 'pages/contact/index.page.server.tsx'

let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'site-code-errors-'))
  await copyProject(project)
  // Changed code reads all content again.
  replaceWithSmallContent(join(project, 'content'))
})

afterAll(() => rm(project, { recursive: true }))

/** Builds with a change of the contact page or of another file, and resolves to what the build prints. */
async function buildWith(
  change: (text: string) => string,
  environment = {},
  path = CONTACT,
): Promise<string> {
  const file = join(project, path)
  const text = await readFile(file, 'utf8')
  await writeFile(file, change(text))
  const { status, err, out } = await runNpmScript('prerender', [], environment, project)
  await writeFile(file, text)
  expect(status).toBe(3)
  return err + out
}

/** Returns the number of lines of the error, without the progress that a slow build prints. */
function countErrorLines(printed: string): number {
  const [error] = /Something went wrong[^]*For the whole stack, set DEBUG=1/.exec(printed) ?? []
  return error?.split('\n').length ?? NaN
}

const throwInData = (text: string) =>
  text.replace('const page = getEntry', "throw new Error('Odd.')\n  const page = getEntry")

test('a throw in getPageData names the page, the file and the line', async () => {
  const printed = await buildWith(throwInData)
  expect(printed).toContain('The page /contact could not be rendered: Odd.')
  expect(printed).toMatch(/at getPageData \(pages\/contact\/index\.page\.server\.tsx:\d+:\d+\)/)
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10)
})

test('a throw in a component names the page, the file and the line', async () => {
  const printed = await buildWith((text) =>
    text.replace(/export function Page\(.*\n/, "$&  if (intro) throw new Error('Odd.')\n"),
  )
  expect(printed).toContain('The page /contact could not be rendered: Odd.')
  expect(printed).toMatch(/at Page \(pages\/contact\/index\.page\.server\.tsx:\d+:\d+\)/)
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10)
})

test('DEBUG=1 adds the whole stack, with lines of the source files', async () => {
  const printed = await buildWith(throwInData, { DEBUG: '1' })
  expect(printed).toMatch(/Caused by Error: Odd\.\n {4}at getPageData \(pages\//)
  expect(printed).toContain('generator/build/')
})

test('a syntax error is shown as lines of code, without a dump', async () => {
  const printed = await buildWith((text) =>
    text.replace('export function Page', 'export functon Page'),
  )
  expect(printed).toMatch(
    /pages\/contact\/index\.page\.server\.tsx:\d+:\d+: ERROR: Unexpected "functon"/,
  )
  expect(printed).toMatch(/\d+ \| {2}export functon Page/)
  expect(printed).not.toMatch(/watchFiles|esbuild\/lib/)
})

test('a throw while a template is loaded names the file and the line', async () => {
  const printed = await buildWith((text) => `${text}\nthrow new Error('Odd.')\n`)
  expect(printed).toContain('The code of the pages could not be started: Odd.\n')
  expect(printed).toMatch(/pages\/contact\/index\.page\.server\.tsx:\d+:\d+/)
  expect(printed).not.toMatch(/:-\d|damaged|node_modules/)
  expect(countErrorLines(printed)).toBeLessThanOrEqual(10)
})

test('a missing import names the file and the line', async () => {
  const printed = await buildWith((text) => `import './nowhere'\n${text}`)
  expect(printed).toContain(`Could not resolve "./nowhere" from "${CONTACT}"`)
  expect(printed).toContain(`at ${CONTACT}:1\nimport './nowhere'`)
  expect(printed.slice(printed.indexOf('Something went wrong')).split('\n').length).toBeLessThan(10)
})

test.each([
  ['a syntax error', 'const = 1', 'ERROR: Expected identifier'],
  ['a throw', "throw new Error('Odd.')", 'could not be started: Odd.'],
])('%s in the model names the file and the line, and blames no cache', async (_, line, message) => {
  const file = 'model/load-site.ts'
  const printed = await buildWith((text) => `${text}\n${line}\n`, {}, file)
  expect(printed).toContain(message)
  expect(printed).toMatch(new RegExp(`${file}:\\d+:\\d+`))
  expect(printed).not.toContain('damaged')
  expect(printed.trim().split('\n').length).toBeLessThanOrEqual(10)
})

// Builds of one site at the same time, and builds that somebody stops.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acquireLock } from '../../generator/cache/lock/lock'
import { compareDirectories } from '../../tools/compare-directories'
import { createContentWorkspace } from '../support/content-workspace'
import { buildFresh, buildFrom, clearCache, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace()
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const ARGS = ['--content', source.content, '--out', out, '--as-of', source.asOf]

type Started = {
  readonly child: ChildProcess
  readonly ended: Promise<{ status: number | null; signal: NodeJS.Signals | null }>
  readonly printed: () => string
}

function start(program: string, args: readonly string[]): Started {
  const child = spawn(program, args, { env: { ...process.env, NODE_ENV: undefined } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()))
  const ended = new Promise<Awaited<Started['ended']>>((resolve) =>
    child.once('close', (status, signal) => resolve({ status, signal })),
  )
  return { child, ended, printed: () => printed }
}

const startBuild = () => start(process.execPath, ['scripts/run-bundled.mjs', 'prerender', ...ARGS])

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(20)
}

const siblings = () => readdirSync(workspace.folder).filter((name) => name.startsWith('out'))

beforeAll(async () => {
  expect((await buildFrom(source, out)).status).toBe(0)
})

describe('two builds of the same site', () => {
  test('wait for each other, so that the older content never replaces the newer', async () => {
    workspace.edit('pages/about.md', (text) => `${text}\nAn older sentence.\n`)
    const older = startBuild()
    await waitUntil(() => existsSync(`${out}.lock`))
    older.child.kill('SIGSTOP')
    workspace.edit('pages/about.md', (text) => text.replace('An older', 'A newer'))
    const newer = startBuild()
    await waitUntil(() => newer.printed() !== '')
    expect(newer.printed()).toContain(
      `Another build is writing ${out}. This one waits until it is done.`,
    )
    older.child.kill('SIGCONT')
    expect(await older.ended).toMatchObject({ status: 0 })
    expect(await newer.ended).toMatchObject({ status: 0 })
    expect(compareDirectories(out, await buildFresh(source, workspace.folder))).toEqual([])
    expect(siblings()).toEqual(['out'])
  })
})

describe('a build that is stopped', () => {
  test.each<[NodeJS.Signals, number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('by %s says what became of the site', async (signal, expected) => {
    const before = await buildFresh(source, workspace.folder)
    const release = acquireLock(`${out}.lock`)
    const stopped = startBuild()
    await waitUntil(() => stopped.printed() !== '')
    stopped.child.kill(signal)
    expect(await stopped.ended).toMatchObject({ status: expected })
    expect(stopped.printed()).toContain(`The build was stopped. ${out} is as it was.`)
    release?.()
    expect(compareDirectories(out, before)).toEqual([])
    expect(siblings()).toEqual(['out'])
  })

  test('by the end of npm alone publishes nothing', async () => {
    const release = acquireLock(`${out}.lock`)
    const npm = start('npm', ['run', 'build', '--', ...ARGS])
    await waitUntil(() => npm.printed().includes('Another build is writing'))
    npm.child.kill('SIGTERM')
    // All that npm has started shares its output, so that ends with the last of them.
    await npm.ended
    release?.()
    expect(npm.printed()).toContain('The build was stopped.')
    expect(siblings()).toEqual(['out'])
  })
})

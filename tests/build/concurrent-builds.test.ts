// Builds of the same site at the same time, and builds that are stopped by a signal.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acquireLock } from '../../generator/cache/lock/lock'
import { compareDirectories } from '../../tools/compare-directories'
import { createContentWorkspace } from '../support/content-workspace'
import { smallTexts } from '../support/contents/small'
import { buildFresh } from '../support/build-fresh'
import { buildFrom, clearCache, createSource } from '../support/build-helpers'

const workspace = createContentWorkspace(smallTexts)
const source = createSource(workspace.content)
const out = join(workspace.folder, 'out')
afterAll(() => {
  clearCache(source, out)
  workspace.remove()
})

const ARGS = ['--content', source.content, '--out', out, '--as-of', source.asOf]

type RunningProcess = {
  readonly child: ChildProcess
  readonly exited: Promise<{ status: number | null; signal: NodeJS.Signals | null }>
  readonly getOutput: () => string
}

function start(program: string, args: readonly string[]): RunningProcess {
  const child = spawn(program, args, { env: { ...process.env, NODE_ENV: undefined } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const exited = new Promise<Awaited<RunningProcess['exited']>>((resolve) =>
    child.once('close', (status, signal) => resolve({ status, signal })),
  )
  return { child, exited, getOutput: () => output }
}

const startBuild = () => start(process.execPath, ['scripts/run-bundled.mjs', 'prerender', ...ARGS])

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setTimeout(20)
}

const listSiblings = () => readdirSync(workspace.folder).filter((name) => name.startsWith('out'))

beforeAll(async () => {
  expect((await buildFrom(source, out)).status).toBe(0)
})

describe('two builds of the same site', () => {
  test('run one after the other, so that older content never replaces newer content', async () => {
    workspace.edit('pages/about.md', (text) => `${text}\nAn older sentence.\n`)
    const older = startBuild()
    await waitUntil(() => existsSync(`${out}.lock`))
    older.child.kill('SIGSTOP')
    workspace.edit('pages/about.md', (text) => text.replace('An older', 'A newer'))
    const newer = startBuild()
    await waitUntil(() => newer.getOutput() !== '')
    expect(newer.getOutput()).toContain(
      `Another build is writing ${out}. This one waits until it is done.`,
    )
    older.child.kill('SIGCONT')
    expect(await older.exited).toMatchObject({ status: 0 })
    expect(await newer.exited).toMatchObject({ status: 0 })
    expect(compareDirectories(out, await buildFresh(source, workspace.folder))).toEqual([])
    expect(listSiblings()).toEqual(['out'])
  })
})

describe('a build that is stopped', () => {
  test.each<[NodeJS.Signals, number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('by %s says that the site is unchanged', async (signal, expected) => {
    const before = await buildFresh(source, workspace.folder)
    const release = acquireLock(`${out}.lock`)
    const stopped = startBuild()
    await waitUntil(() => stopped.getOutput() !== '')
    stopped.child.kill(signal)
    expect(await stopped.exited).toMatchObject({ status: expected })
    expect(stopped.getOutput()).toContain(`The build was stopped. ${out} is as it was.`)
    release?.()
    expect(compareDirectories(out, before)).toEqual([])
    expect(listSiblings()).toEqual(['out'])
  })

  test('by terminating only npm publishes nothing', async () => {
    const release = acquireLock(`${out}.lock`)
    const npm = start('npm', ['run', 'build', '--', ...ARGS])
    await waitUntil(() => npm.getOutput().includes('Another build is writing'))
    npm.child.kill('SIGTERM')
    // All processes that npm has started share its output, which ends with the last of them.
    await npm.exited
    release?.()
    expect(npm.getOutput()).toContain('The build was stopped.')
    expect(listSiblings()).toEqual(['out'])
  })
})

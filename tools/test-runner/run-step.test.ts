// Tests that a check counts as passed only when its program ran and was content.
import { basename } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runProcess } from '../../generator/process/run-process'
import { runStep, runTogether } from './run-step'

vi.mock('../../generator/process/run-process')

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => vi.restoreAllMocks())

const step = { name: 'try', title: 'A try', program: 'tool/bin.js', words: ['--all'] }

it.each([
  [0, true],
  [1, false],
  [null, false],
])('after the status %j, passed is %j', async (status, passed) => {
  vi.mocked(runProcess).mockResolvedValue(status)
  expect(await runStep(step)).toMatchObject({ title: 'A try', passed })
  expect(console.log).toHaveBeenCalledWith('\n== A try ==')
  expect(runProcess).toHaveBeenCalledWith(
    process.execPath,
    [expect.stringMatching(/node_modules.tool.bin\.js$/), '--all'],
    {},
  )
})

it('fails, and says why, when the program cannot be started', async () => {
  vi.mocked(runProcess).mockRejectedValue(new Error('no memory'))
  expect(await runStep(step)).toMatchObject({ passed: false })
  expect(console.error).toHaveBeenCalledWith('tool/bin.js could not be started: Error: no memory')
})

it('runs checks at the same time, and shows what they print in their order', async () => {
  const shown: unknown[] = []
  vi.mocked(console.log).mockImplementation((text) => shown.push(text))
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(text) > 0)
  const ends: ((status: number) => void)[] = []
  vi.mocked(runProcess).mockImplementation((_, [file = ''], options) => {
    options?.take?.(`${basename(file)} speaks`)
    return new Promise((resolve) => ends.push(resolve))
  })
  const both = runTogether(['one', 'two'].map((name) => ({ ...step, title: name, program: name })))
  expect(ends).toHaveLength(2)
  ends[1]?.(0)
  ends[0]?.(1)
  expect(await both).toMatchObject([
    { title: 'one', passed: false },
    { title: 'two', passed: true },
  ])
  expect(shown).toEqual(['\n== one ==', 'one speaks', '\n== two ==', 'two speaks'])
})

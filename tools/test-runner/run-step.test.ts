import { basename } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { V8_FLAGS } from '../../generator/process/v8-flags.mjs'
import { runProcess } from '../../generator/process/run-process'
import { runStep, runTogether } from './run-step'

vi.mock('../../generator/process/run-process')

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => vi.restoreAllMocks())

const step = { name: 'try', title: 'A try', program: 'tool/bin.js', args: ['--all'] }

describe('runStep', () => {
  test.each([
    [0, true],
    [1, false],
    [null, false],
  ])('with the exit status %j resolves to passed: %j', async (status, passed) => {
    vi.mocked(runProcess).mockResolvedValue(status)
    expect(await runStep(step)).toMatchObject({ title: 'A try', passed })
    expect(console.log).toHaveBeenCalledWith('\n== A try ==')
    expect(runProcess).toHaveBeenCalledWith(
      process.execPath,
      [...V8_FLAGS, expect.stringMatching(/node_modules.tool.bin\.js$/), '--all'],
      {},
    )
  })

  test('fails and prints the reason if the program cannot be started', async () => {
    vi.mocked(runProcess).mockRejectedValue(new Error('no memory'))
    expect(await runStep(step)).toMatchObject({ passed: false })
    expect(console.error).toHaveBeenCalledWith('tool/bin.js could not be started: Error: no memory')
  })
})

describe('runTogether', () => {
  test('runs steps in parallel and prints their output in order', async () => {
    const printed: unknown[] = []
    vi.mocked(console.log).mockImplementation((text) => printed.push(text))
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0)
    const endProcess: ((status: number) => void)[] = []
    vi.mocked(runProcess).mockImplementation((_, nodeArgs, options) => {
      const file = nodeArgs[V8_FLAGS.length] ?? ''
      options?.take?.(`output of ${basename(file)}`)
      return new Promise((resolve) => endProcess.push(resolve))
    })
    const steps = ['first', 'second'].map((name) => ({ ...step, title: name, program: name }))
    const results = runTogether(steps)
    expect(endProcess).toHaveLength(2)
    endProcess[1]?.(0)
    endProcess[0]?.(1)
    expect(await results).toMatchObject([
      { title: 'first', passed: false },
      { title: 'second', passed: true },
    ])
    expect(printed).toEqual([
      '\n== first ==',
      'output of first',
      '\n== second ==',
      'output of second',
    ])
  })
})

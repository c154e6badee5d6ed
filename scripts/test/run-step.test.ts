// Tests that a check counts as passed only when its program ran and was content.
import { beforeEach, expect, it, vi } from 'vitest'
import { runProgram } from '../command-line/run-program'
import { runStep } from './run-step'

vi.mock('../command-line/run-program')

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

const step = { name: 'try', title: 'A try', program: 'tool/bin.js', words: ['--all'] }

it.each([
  [0, true],
  [1, false],
  [null, false],
])('after the status %j, passed is %j', async (status, passed) => {
  vi.mocked(runProgram).mockResolvedValue(status)
  expect(await runStep(step)).toMatchObject({ title: 'A try', passed })
  expect(console.log).toHaveBeenCalledWith('\n== A try ==')
  expect(runProgram).toHaveBeenCalledWith(process.execPath, [
    expect.stringMatching(/node_modules.tool.bin\.js$/),
    '--all',
  ])
})

it('fails, and says why, when the program cannot be started', async () => {
  vi.mocked(runProgram).mockRejectedValue(new Error('no memory'))
  expect(await runStep(step)).toMatchObject({ passed: false })
  expect(console.error).toHaveBeenCalledWith('tool/bin.js could not be started: Error: no memory')
})

// Tests the exit status of a command and what it prints when it fails.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UsageError } from './usage-error'
import { exitCode, runMain } from './exit'
import { HelpRequest } from './help'

const log = vi.spyOn(console, 'log')
const logError = vi.spyOn(console, 'error')

beforeEach(() => {
  log.mockReset().mockReturnValue()
  logError.mockReset().mockReturnValue()
  vi.stubEnv('DEBUG', '')
})

afterEach(() => {
  process.exitCode = undefined
  vi.unstubAllEnvs()
})

const fail = (error: unknown) =>
  runMain(() => {
    throw error
  })

describe('runMain', () => {
  test('sets the status that the command returns, and prints nothing', async () => {
    await runMain(() => Promise.resolve(exitCode.problems))
    expect(process.exitCode).toBe(1)
    expect(log).not.toHaveBeenCalled()
    expect(logError).not.toHaveBeenCalled()
  })

  test('prints only the message of a UsageError, with status 2', async () => {
    await fail(new UsageError('There is no option --x.'))
    expect(process.exitCode).toBe(2)
    expect(logError.mock.calls).toEqual([['There is no option --x.']])
  })

  test('prints help on stdout, with status 0', async () => {
    await fail(new HelpRequest('  --help'))
    expect(process.exitCode).toBe(0)
    expect(log.mock.calls).toEqual([['  --help']])
    expect(logError).not.toHaveBeenCalled()
  })

  test('takes the blame for any other error in one sentence, with status 3', async () => {
    await fail(new Error('The page is odd.'))
    expect(process.exitCode).toBe(3)
    expect(logError.mock.calls[0]).toEqual([
      'Something went wrong in the software itself: The page is odd.',
    ])
  })

  test('explains a system error and says what to do about it, with status 3', async () => {
    const message = 'ENOSPC: no space left on device, write'
    await fail(Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'write' }))
    expect(process.exitCode).toBe(3)
    expect(logError.mock.calls).toEqual([
      [
        'The work could not be finished: the disk is full. Delete what you do not need, then try again.',
      ],
    ])
  })

  test('prints no GitHub workflow command, even one in a file name', async () => {
    const path = 'content/a\n::error::b.md'
    await fail(Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path }))
    await fail(new Error('It is odd:\n::error::b'))
    expect(logError.mock.calls.join('\n')).not.toMatch(/^::/m)
  })

  test('prints a thrown value that is not an Error', async () => {
    await fail('odd')
    expect(logError.mock.calls).toEqual([['Something went wrong in the software itself: odd']])
  })

  test('names the lines of our own code where an error was thrown, also of the error that caused it', async () => {
    const cause = new Error('inner')
    await fail(new Error('The page is odd.', { cause }))
    expect(logError.mock.calls[1]?.[0]).toMatch(/^ {2}at generator\/cli\/exit\.test\.ts:\d+:\d+$/)
    expect(logError.mock.calls.length).toBeLessThan(10)
    expect(logError).toHaveBeenLastCalledWith(expect.stringContaining('DEBUG=1'))
  })

  test('prints the whole stack with its causes when DEBUG is set', async () => {
    vi.stubEnv('DEBUG', '1')
    await fail(new Error('The page is odd.', { cause: new Error('inner') }))
    const stack = String(logError.mock.calls[1]?.[0])
    expect(stack).toContain('at generator/cli/exit.test.ts:')
    expect(stack).toContain('\nCaused by Error: inner')
  })
})

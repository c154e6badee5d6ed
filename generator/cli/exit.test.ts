// Tests the exit status of a command and what it prints when it fails.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UsageError } from './usage-error'
import { exitCode, runMain } from './exit'
import { HelpRequest } from './help'

const print = vi.spyOn(console, 'log')
const complain = vi.spyOn(console, 'error')

beforeEach(() => {
  print.mockReset().mockReturnValue()
  complain.mockReset().mockReturnValue()
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

describe('runCommand', () => {
  it('sets the status that the command returns, and prints nothing', async () => {
    await runMain(() => Promise.resolve(exitCode.problems))
    expect(process.exitCode).toBe(1)
    expect(print).not.toHaveBeenCalled()
    expect(complain).not.toHaveBeenCalled()
  })

  it('prints the sentence of an ArgumentError, and no more, with status 2', async () => {
    await fail(new UsageError('There is no option --x.'))
    expect(process.exitCode).toBe(2)
    expect(complain.mock.calls).toEqual([['There is no option --x.']])
  })

  it('prints help on stdout, with status 0', async () => {
    await fail(new HelpRequest('  --help'))
    expect(process.exitCode).toBe(0)
    expect(print.mock.calls).toEqual([['  --help']])
    expect(complain).not.toHaveBeenCalled()
  })

  it('owns any other failure in one sentence, with status 3', async () => {
    await fail(new Error('The page is odd.'))
    expect(process.exitCode).toBe(3)
    expect(complain.mock.calls).toEqual([
      ['Something went wrong in the software itself: The page is odd.'],
    ])
  })

  it('does not own what the system refuses, and says what to do about it, with status 3', async () => {
    const words = 'ENOSPC: no space left on device, write'
    await fail(Object.assign(new Error(words), { code: 'ENOSPC', syscall: 'write' }))
    expect(process.exitCode).toBe(3)
    expect(complain.mock.calls).toEqual([
      [
        'The work could not be finished: the disk is full. Delete what you do not need, then try again.',
      ],
    ])
  })

  it('prints no command for the runner of GitHub, even one in the name of a file', async () => {
    const path = 'content/a\n::error::b.md'
    await fail(Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path }))
    await fail(new Error('It is odd:\n::error::b'))
    expect(complain.mock.calls.join('\n')).not.toMatch(/^::/m)
  })

  it('says what was thrown when it is not an Error', async () => {
    await fail('odd')
    expect(complain.mock.calls).toEqual([['Something went wrong in the software itself: odd']])
  })

  it('adds the stack when DEBUG is set', async () => {
    vi.stubEnv('DEBUG', '1')
    const error = new Error('The page is odd.')
    await fail(error)
    expect(complain.mock.calls[1]).toEqual([error.stack])
  })
})

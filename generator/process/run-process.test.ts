// Tests that the end of a program is told truly, with Node itself as the program.
import { describe, expect, it } from 'vitest'
import { runProcess } from './run-process'

const run = (code: string, options = {}) => runProcess(process.execPath, ['-e', code], options)

describe('runProgram', () => {
  it('resolves to the exit status', async () => {
    expect(await run('process.exit(7)')).toBe(7)
  })

  it('adds to the environment', async () => {
    const environment = { RUN_PROGRAM_TEST: '5' }
    expect(await run('process.exit(Number(process.env.RUN_PROGRAM_TEST))', { environment })).toBe(5)
  })

  it('hands over what the program prints', async () => {
    let printed = ''
    await run('console.log("one"); console.error("two")', {
      take: (text: string) => (printed += text),
    })
    expect(printed.split('\n').sort()).toEqual(['', 'one', 'two'])
  })

  it('resolves to null when the program is ended early', async () => {
    expect(await run('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(50) })).toBeNull()
  })

  it('rejects when the program cannot be started', async () => {
    await expect(runProcess('no-such-program-here', [])).rejects.toThrow('no-such-program-here')
  })
})

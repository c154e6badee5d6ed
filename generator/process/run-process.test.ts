// Tests how the end of a program is reported, with Node itself as the program.
import { describe, expect, test } from 'vitest'
import { runProcess } from './run-process'

const run = (code: string, options = {}) => runProcess(process.execPath, ['-e', code], options)

describe('runProcess', () => {
  test('resolves to the exit status', async () => {
    expect(await run('process.exit(7)')).toBe(7)
  })

  test('adds variables to the environment', async () => {
    const environment = { RUN_PROCESS_TEST: '5' }
    expect(await run('process.exit(Number(process.env.RUN_PROCESS_TEST))', { environment })).toBe(5)
  })

  test('passes on the output of the program', async () => {
    let output = ''
    await run('console.log("one"); console.error("two")', {
      take: (text: string) => (output += text),
    })
    expect(output.split('\n').sort()).toEqual(['', 'one', 'two'])
  })

  test('resolves to null when the program is aborted', async () => {
    expect(await run('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(50) })).toBeNull()
  })

  test('rejects when the program cannot be started', async () => {
    await expect(runProcess('no-such-program-here', [])).rejects.toThrow('no-such-program-here')
  })
})

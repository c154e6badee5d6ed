// For the tests: a machine on which nothing is there but what a test says, and nothing is installed.
import type { Host } from '../host'

export type FakeMachineOptions = Partial<Host> & {
  /** From the name on PATH to the file it stands for. */
  readonly programs?: Readonly<Record<string, string>>
  /** The files that start. */
  readonly working?: readonly string[]
  /** From a part of a command to the file that starts once this command has run. */
  readonly installs?: Readonly<Record<string, string>>
}

/** The machine, and the list of what was said and installed on it. */
export function createFakeMachine(imagined: FakeMachineOptions = {}) {
  const { programs = {}, working = [], installs = {}, ...rest } = imagined
  const done: string[] = []
  const works = new Set(working)
  const machine: Host = {
    environment: {},
    platform: 'linux',
    userId: 1000,
    findProgram: (name) => programs[name],
    playwrightProgram: () => Promise.resolve('/playwright/chrome'),
    run: (program, words) => {
      if (words.join() === '--version') return Promise.resolve(works.has(program) ? 0 : null)
      const command = [program, ...words].join(' ').replace(/^.*cli\.js/, 'playwright')
      done.push(command)
      for (const [part, file] of Object.entries(installs)) {
        if (command.includes(part)) works.add(file)
      }
      return Promise.resolve(0)
    },
    say: (line) => done.push(line),
    ...rest,
  }
  return { machine, done }
}

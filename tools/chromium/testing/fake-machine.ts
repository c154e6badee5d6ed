// A fake machine for tests: it has only the programs that a test lists, and nothing is really installed.
import type { Host } from '../host'

export type FakeMachineOptions = Partial<Host> & {
  /** Maps a name on PATH to its file. */
  readonly programs?: Readonly<Record<string, string>>
  /** The program files that start. */
  readonly working?: readonly string[]
  /** Maps a part of a command to the program file that starts after this command has run. */
  readonly installs?: Readonly<Record<string, string>>
}

/** The options with which programs are tried. */
const STARTS = ['--version', '--dump-dom']

/** Returns the machine, and the list of what it logged and ran. */
export function createFakeMachine(options: FakeMachineOptions = {}) {
  const { programs = {}, working = [], installs = {}, ...rest } = options
  const events: string[] = []
  const workingFiles = new Set(working)
  const host: Host = {
    environment: {},
    platform: 'linux',
    isInteractive: false,
    userId: 1000,
    findProgram: (name) => programs[name],
    playwrightProgram: () => Promise.resolve('/playwright/chrome'),
    run: (program, args) => {
      if (args.some((arg) => STARTS.includes(arg)))
        return Promise.resolve(workingFiles.has(program) ? 0 : null)
      const command = [program, ...args].join(' ').replace(/^.*cli\.js/, 'playwright')
      events.push(command)
      for (const [part, file] of Object.entries(installs)) {
        if (command.includes(part)) workingFiles.add(file)
      }
      return Promise.resolve(0)
    },
    log: (line) => events.push(line),
    ...rest,
  }
  return { host, events }
}

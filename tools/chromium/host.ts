// What the search for a browser needs to know and do on the machine it runs on; the tests pass in another.
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { runProcess } from '../../generator/process/run-process'

export type Host = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  /** 0 is root; undefined on Windows. */
  readonly userId: number | undefined
  /** The full path of a program on PATH. */
  findProgram(name: string): string | undefined
  /** Where Playwright keeps the Chromium that it downloads, whether or not it has. */
  playwrightProgram(): Promise<string | undefined>
  /** Resolves to the exit status, or null when the program could not start or did not end by itself. */
  run(
    program: string,
    words: readonly string[],
    options?: { quiet: boolean },
  ): Promise<number | null>
  say(line: string): void
}

/** A browser says its version within a second or two; one that hangs is of no use. */
const quietLimit = 30_000

export const currentHost: Host = {
  environment: process.env,
  platform: process.platform,
  userId: process.getuid?.(),
  findProgram: (name) => findProgram(name, process.env.PATH ?? ''),
  playwrightProgram: async () => {
    const { chromium } = await import('playwright-core')
    // It throws on a platform that Playwright has no Chromium for.
    return Promise.resolve()
      .then(() => chromium.executablePath())
      .catch(() => undefined)
  },
  run: (program, words, { quiet } = { quiet: false }) => {
    const signal = quiet ? AbortSignal.timeout(quietLimit) : undefined
    const environment = { DEBIAN_FRONTEND: 'noninteractive' }
    return runProcess(program, words, { quiet, signal, environment }).catch(() => null)
  },
  say: (line) => console.log(line),
}

/**
 * The full path of the first file with this name in the folders of `searchPath` that may be run.
 * @param searchPath folders as the environment variable PATH has them
 */
export function findProgram(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

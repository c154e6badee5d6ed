// The access to the machine that the search for a browser needs; tests pass in a fake one.
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { runProcess } from '../../generator/process/run-process'

export type Host = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  /** Whether a person sees the output. */
  readonly isInteractive: boolean
  /** 0 for root, undefined on Windows. */
  readonly userId: number | undefined
  /** Returns the full path of a program on PATH. */
  findProgram(name: string): string | undefined
  /** Resolves to where Playwright would download Chromium to, whether or not it has; undefined if the platform is unsupported. */
  playwrightProgram(): Promise<string | undefined>
  /** Resolves to the exit status, or null when the program could not start or was killed. */
  run(
    program: string,
    args: readonly string[],
    options?: { quiet: boolean },
  ): Promise<number | null>
  log(line: string): void
}

/** A browser prints its version within a second or two; one that hangs is useless. */
const QUIET_TIMEOUT_MS = 30_000

export const currentHost: Host = {
  environment: process.env,
  platform: process.platform,
  isInteractive: process.stdout.isTTY,
  userId: process.getuid?.(),
  findProgram: (name) => findProgram(name, process.env.PATH ?? '', process.platform),
  playwrightProgram: async () => {
    const { chromium } = await import('playwright-core')
    // It throws on platforms for which Playwright has no Chromium.
    return Promise.resolve()
      .then(() => chromium.executablePath())
      .catch(() => undefined)
  },
  run: (program, args, { quiet } = { quiet: false }) => {
    const signal = quiet ? AbortSignal.timeout(QUIET_TIMEOUT_MS) : undefined
    const environment = { DEBIAN_FRONTEND: 'noninteractive' }
    return runProcess(program, args, { quiet, signal, environment }).catch(() => null)
  },
  log: (line) => console.log(line),
}

/**
 * Returns the full path of the first executable file with this name in the directories of `searchPath`.
 * @param name without the extension that programs have on Windows
 * @param searchPath directories in the format of the environment variable PATH
 */
export function findProgram(
  name: string,
  searchPath: string,
  platform: NodeJS.Platform,
): string | undefined {
  const file = platform === 'win32' ? `${name}.exe` : name
  return searchPath
    .split(path.delimiter)
    .filter((directory) => path.isAbsolute(directory))
    .map((directory) => path.join(directory, file))
    .find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

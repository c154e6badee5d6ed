// Runs another program to its end and tells how it ended.
import { spawn } from 'node:child_process'

export type RunOptions = {
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Show nothing of what the program prints. */
  readonly quiet?: boolean
  /** Takes what the program prints, which is then not shown. */
  readonly take?: (printed: string) => void
  /** Ends the program early. */
  readonly signal?: AbortSignal
}

/**
 * Resolves to the program's exit status, or null when a signal ended it.
 * @throws an Error (as a rejection) when the program cannot be started
 */
export function runProcess(
  program: string,
  words: readonly string[],
  { environment, quiet = false, take, signal }: RunOptions = {},
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      env: { ...process.env, ...environment },
      stdio: quiet ? 'ignore' : take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal,
    })
    for (const stream of [child.stdout, child.stderr])
      if (take) stream?.setEncoding('utf8').on('data', take)
    // A process that exits early leaves no program running that nobody waits for.
    const end = () => child.kill()
    process.once('exit', end)
    child.once('error', (error) => {
      // A program that was ended early still closes, and resolves there.
      if (error.name !== 'AbortError') reject(error)
    })
    child.once('close', (status) => {
      process.off('exit', end)
      resolve(status)
    })
  })
}

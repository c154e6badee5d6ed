// Runs another program until it exits.
import { spawn } from 'node:child_process'

export type RunOptions = {
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Discards the program's output. */
  readonly quiet?: boolean
  /** Receives the program's output, which is then not shown. */
  readonly take?: (output: string) => void
  /** Aborts the program. */
  readonly signal?: AbortSignal
}

/**
 * Resolves to the program's exit status, or null when a signal ended it.
 * @throws an Error (as a rejection) when the program cannot be started
 */
export function runProcess(
  program: string,
  args: readonly string[],
  { environment, quiet = false, take, signal }: RunOptions = {},
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: quiet ? 'ignore' : take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal,
    })
    for (const stream of [child.stdout, child.stderr])
      if (take) stream?.setEncoding('utf8').on('data', take)
    // When this process exits early, the child must not be left running.
    const killChild = () => child.kill()
    process.once('exit', killChild)
    child.once('error', (error) => {
      // An aborted program still emits `close`, which resolves the promise.
      if (error.name !== 'AbortError') reject(error)
    })
    child.once('close', (status) => {
      process.off('exit', killChild)
      resolve(status)
    })
  })
}

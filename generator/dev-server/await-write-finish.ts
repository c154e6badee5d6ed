// Waits until a file has been written completely: editors empty it first, write it in several steps, or replace it with another.
import { statSync } from 'node:fs'
import { getFileSignature } from '../../model/source/file-signature'

/** How long a file must stay unchanged. */
const QUIET_MS = 40
/** How long a file must stay empty or missing: most likely, its text is still to come. */
const UNFINISHED_QUIET_MS = 200
/** How often the files are checked. */
const POLL_INTERVAL_MS = 10
/** The watcher does not report a change within 50 ms of another. Another check after this delay finds it. */
const FOLLOW_UP_MS = 250

/**
 * Returns a function that must be called with each file that changes.
 * @param onFinished called with these files when all of them are complete, and soon afterwards once more with no files
 */
export function onWriteFinished(
  onFinished: (files: readonly string[]) => void,
): (file: string) => void {
  const pending = new Map<string, { state: string; since: number }>()
  let timer: NodeJS.Timeout | undefined
  const poll = () => {
    clearTimeout(timer)
    const now = performance.now()
    for (const [file, last] of pending) {
      const state = readState(file)
      if (state !== last.state) pending.set(file, { state, since: now })
    }
    const areAllFinished = [...pending.values()].every(
      ({ state, since }) => now - since >= (state === UNFINISHED ? UNFINISHED_QUIET_MS : QUIET_MS),
    )
    if (areAllFinished) {
      const files = [...pending.keys()]
      pending.clear()
      onFinished(files)
      timer = setTimeout(onFinished, FOLLOW_UP_MS, [])
    } else timer = setTimeout(poll, POLL_INTERVAL_MS)
  }
  return (file) => {
    pending.set(file, { state: readState(file), since: performance.now() })
    poll()
  }
}

const UNFINISHED = ''

/** Returns a text that differs after each step of writing. */
function readState(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false, bigint: true })
  return status === undefined || status.size === 0n ? UNFINISHED : getFileSignature(status)
}

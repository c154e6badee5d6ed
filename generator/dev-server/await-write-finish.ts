// Waits until a file that is being written is whole: editors empty it first, write it in several steps, or put another in its place.
import { statSync } from 'node:fs'

/** Milliseconds for which a file must stay as it is. */
const QUIET = 40
/** The same for one that is empty or gone: its words are most likely still to come. */
const LONG = 200
/** Milliseconds between two looks at the files. */
const STEP = 10
/** The watcher does not tell a change that comes within 50 ms of another, so there is one more look, once the page had time. */
const UNTOLD = 250

/**
 * Gives what is to be told each file that changes.
 * @param look is called with them when all are whole, and once more with none soon after
 */
export function onWriteFinished(look: (files: readonly string[]) => void): (file: string) => void {
  const touched = new Map<string, { state: string; since: number }>()
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    const now = performance.now()
    for (const [file, one] of touched) {
      const state = stateOf(file)
      if (state !== one.state) touched.set(file, { state, since: now })
    }
    const isQuiet = [...touched.values()].every(
      ({ state, since }) => now - since >= (state === UNFINISHED ? LONG : QUIET),
    )
    if (!isQuiet) timer = setTimeout(wait, STEP)
    else {
      const files = [...touched.keys()]
      touched.clear()
      look(files)
      timer = setTimeout(look, UNTOLD, [])
    }
  }
  return (file) => {
    touched.set(file, { state: stateOf(file), since: performance.now() })
    wait()
  }
}

const UNFINISHED = ''

/** What differs after each step of writing. */
function stateOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false })
  return status === undefined || status.size === 0
    ? UNFINISHED
    : `${status.size} ${status.mtimeMs} ${status.ino}`
}

// Reserves the output directory for one build at a time and repairs what a killed build left there.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { waitForLock } from '../cache/lock/lock'
import { restoreSite } from './atomic-directory/atomic-directory'

/** How long a build waits for another one. */
const MAX_WAIT_MS = 10 * 60 * 1000

/**
 * Resolves when no other build is writing to the directory. Call it before reading the content, so that the build that publishes
 * last has also read the content last.
 * @param out the path that `resolveOutput` returned
 * @param log prints a sentence
 * @returns the function that releases the directory
 */
export async function openOutput(
  out: string,
  log: (sentence: string) => void,
): Promise<() => void> {
  mkdirSync(dirname(out), { recursive: true })
  const release = await waitForLock(`${out}.lock`, MAX_WAIT_MS, () =>
    log(`Another build is writing ${out}. This one waits until it is done.`),
  )
  process.once('exit', release)
  if (restoreSite(out))
    log(`The last build was stopped while it published. The site from before it is back: ${out}`)
  return () => {
    process.off('exit', release)
    release()
  }
}

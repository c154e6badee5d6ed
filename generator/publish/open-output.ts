// Reserves the place of the site for one build at a time and mends what a killed build has left there.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { waitForLock } from '../cache/lock/lock'
import { restoreSite } from './atomic-directory'

/** How long a build waits for another one, in milliseconds. */
const MAX_WAIT_MS = 10 * 60 * 1000

/**
 * Resolves when no other build writes to the directory. A build calls this before it reads the content, so that of two builds
 * the one that publishes last has also read last.
 * @param out as `resolveOutput` returns it
 * @param say prints a sentence
 * @returns the function that lets the next build in
 */
export async function openOutput(
  out: string,
  say: (sentence: string) => void,
): Promise<() => void> {
  mkdirSync(dirname(out), { recursive: true })
  const release = await waitForLock(`${out}.lock`, MAX_WAIT_MS, () =>
    say(`Another build is writing ${out}. This one waits until it is done.`),
  )
  process.once('exit', release)
  if (restoreSite(out))
    say(`The last build was stopped while it published. The site from before it is back: ${out}`)
  return () => {
    process.off('exit', release)
    release()
  }
}

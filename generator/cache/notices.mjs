// Reports problems with the cache, each of them once per run.
import { describeSystemError, getErrorMessage } from '../process/system-error.mjs'

/** The key of a set that is global, because each bundled command contains a copy of this module (scripts/run-bundled.mjs). */
const REPORTED = Symbol.for('site.notices')

/**
 * Reports that a part of the cache was damaged.
 * @param {string} what names the part, such as `photo copies`
 */
export function reportDamaged(what) {
  reportOnce(what, `A saved part of an earlier build was damaged, so it is made again (${what}).`)
}

/**
 * Reports that the cache cannot be written.
 * @param {unknown} error why it could not be written
 */
export function reportUnsaved(error) {
  const { cause } = describeSystemError(error) ?? { cause: getErrorMessage(error) }
  reportOnce(
    'unsaved',
    `What this build made could not be saved in node_modules/.cache/site (${cause}), so the next build takes longer. The site itself is not touched by this.`,
  )
}

/** @type {(key: string, sentence: string) => void} */
function reportOnce(key, sentence) {
  const shared = /** @type {{ [REPORTED]?: Set<string> }} */ (globalThis)
  const reported = (shared[REPORTED] ??= new Set())
  if (reported.has(key)) return
  reported.add(key)
  console.error(sentence)
}

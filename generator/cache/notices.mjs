// Reports problems with the cache, each of them once in a run.
import { describeSystemError, messageOf } from '../process/system-error.mjs'

/** The key of a global set, because the bundled commands have their own copy of this module (scripts/run-bundled.mjs). */
const REPORTED = Symbol.for('site.notices')

/**
 * @param {string} what names the part, such as `photo copies`
 */
export function reportDamaged(what) {
  tellOnce(what, `A saved part of an earlier build was damaged and has been made again (${what}).`)
}

/**
 * @param {unknown} error why it could not be written
 */
export function reportUnsaved(error) {
  const { cause } = describeSystemError(error) ?? { cause: messageOf(error) }
  tellOnce(
    'unsaved',
    `What this build made could not be saved in node_modules/.cache/site (${cause}), so the next build takes longer. The site itself is not touched by this.`,
  )
}

/** @type {(what: string, sentence: string) => void} */
function tellOnce(what, sentence) {
  const shared = /** @type {{ [REPORTED]?: Set<string> }} */ (globalThis)
  const reported = (shared[REPORTED] ??= new Set())
  if (reported.has(what)) return
  reported.add(what)
  console.error(sentence)
}

// What a run says of what is kept for later builds: each thing once, however often it is met.
import { describeSystemError } from '../../scripts/command-line/system-error.mjs'

/** In the process, because the bundled commands have their own copy of this module (scripts/run.mjs). */
const TOLD = Symbol.for('site.notices')

/**
 * @param {string} what names the part, such as `photo copies`
 */
export function tellDamaged(what) {
  tellOnce(what, `A saved part of an earlier build was damaged and has been made again (${what}).`)
}

/**
 * @param {unknown} error why it could not be written
 */
export function tellUnsaved(error) {
  const { cause } = describeSystemError(error) ?? { cause: messageOf(error) }
  tellOnce(
    'unsaved',
    `What this build made could not be saved in node_modules/.cache/site (${cause}), so the next build takes longer. The site itself is not touched by this.`,
  )
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/** @type {(what: string, sentence: string) => void} */
function tellOnce(what, sentence) {
  const shared = /** @type {{ [TOLD]?: Set<string> }} */ (globalThis)
  const told = (shared[TOLD] ??= new Set())
  if (told.has(what)) return
  told.add(what)
  console.error(sentence)
}

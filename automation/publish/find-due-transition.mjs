// Decides whether the site must be built again although nobody has changed it. Plain JavaScript without packages, so that the workflow
// which asks this every hour needs no installation.

/** @typedef {{ readonly at: string, readonly day: string, readonly what: string }} Transition */

/** A transition that was not built for so long means that the schedule had stopped. */
const LATE_HOURS = 30

/**
 * Returns the first scheduled change that is due but not built yet, or null. A build shows the site as of a day, so what
 * happens on that day or before is in it.
 * @param {unknown} build the parsed build.json of the published site
 * @param {Date} now
 * @returns {{ readonly what: string, readonly isLate: boolean } | null}
 */
export function findDueTransition(build, now) {
  const { asOf, transitions } = /** @type {{ asOf?: unknown, transitions?: unknown }} */ (
    build ?? {}
  )
  if (typeof asOf !== 'string' || !Array.isArray(transitions))
    return { what: 'The published site does not say when it changes next.', isLate: false }
  const due = /** @type {Transition[]} */ (transitions)
    .filter(({ at, day }) => day > asOf && Date.parse(at) <= now.getTime())
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0]
  if (!due) return null
  const hours = (now.getTime() - Date.parse(due.at)) / 3_600_000
  return { what: due.what, isLate: hours > LATE_HOURS }
}

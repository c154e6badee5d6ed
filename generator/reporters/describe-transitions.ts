// Says in the build summary which scheduled change is next, and which one passed without a build.
import { formatDay } from '../../components/date/format-day'
import type { Day } from '../../model/dates/day'
import type { BuildInfo } from '../publish/build-info'
import type { Transition } from '../transitions/find-transitions'

/** Returns a note on the next day on which the site has to be built again, if there is one. */
export function describeNextTransition([next]: readonly Transition[]): string[] {
  if (!next) return []
  return [
    `The next scheduled change is on ${formatDay(next.day)}, so the site has to be built again on that day. ${next.what}`,
  ]
}

/**
 * Returns a warning if a day on which the published site should have changed passed without a build.
 * @param published the site that this build replaces, or null if there is none
 */
export function describeMissedTransition(published: BuildInfo | null, today: Day): string[] {
  const missed = published?.transitions.find(({ day }) => day < today)
  if (!missed) return []
  return [
    `Until this build, the site was out of date: nothing built it on ${formatDay(missed.day)}. ${missed.what} Check whether it is still built every night.`,
  ]
}

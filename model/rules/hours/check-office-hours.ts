// Checks the hours of the office: in the settings, in notices, and in the texts that name them.
import type { Problem } from '../../problems/problem'
import type { CheckContext } from '../check-context'
import { checkClosedTimes } from './closed-times'
import { checkEarlyClosings } from './early-closings'
import { checkExchangedHours } from './exchanged-hours'
import { checkHoursAWeek } from './hours-a-week'
import { checkMissingDays } from './missing-days'
import { checkNeedlessClosures } from './needless-closures'
import { checkOtherHours } from './other-hours'
import { checkOverlappingNotices } from './overlapping-notices'
import { checkUsualHours } from './usual-hours'
import { checkUnclearHours } from './unclear-hours'

export const checkOfficeHours = ({ entries, files, today }: CheckContext): Problem[] => [
  ...checkOverlappingNotices(entries),
  ...checkNeedlessClosures(entries),
  ...checkUsualHours(entries),
  ...checkUnclearHours(entries, today),
  ...checkOtherHours(entries, files.texts),
  ...checkExchangedHours(entries, files.texts),
  ...checkEarlyClosings(entries),
  ...checkHoursAWeek(entries, files.texts),
  ...checkMissingDays(entries),
  ...checkClosedTimes(entries, files.texts),
]

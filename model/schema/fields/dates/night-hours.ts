// Says how to write office hours after midnight, which belong to the next day.
import { toMinutes } from '../../../dates/clock-time'
import { flipHalf, type OrderOptions, type Time } from './time-order'

/** How the hours of a day of the week are written. */
export const WEEKDAY_NIGHT = createNightOptions('in the line of the next day')

/** How the hours of a notice are written. */
export const NOTICE_NIGHT = createNightOptions('in a second notice for the next day')

/** @param place where the hours after midnight belong */
function createNightOptions(place: string): OrderOptions {
  return {
    isOffice: true,
    otherDay: null,
    adviseOnNight: (_typed, { start, end }) => ({
      fix: `If we are open after midnight, write ${start.typed} - midnight here, and midnight - ${end.typed} ${place}.`,
      otherHours: exchangeHalves(start, end),
      isAccepted: false,
    }),
  }
}

/** Proposes the hours with AM in place of PM and PM in place of AM, which many offices have. */
function exchangeHalves(start: Time, end: Time): string {
  if (start.half !== 'P' || end.half !== 'A') return ''
  const [from, to] = [flipHalf(start), flipHalf(end)]
  return toMinutes(from) < toMinutes(to)
    ? `If you mean ${from.typed} - ${to.typed}, write ${from.typed} - ${to.typed}. `
    : ''
}

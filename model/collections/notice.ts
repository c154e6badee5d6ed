// Notices (content/notices): days on which the office is closed or has other hours, and news on top of every page.
import { field, invalid, optional, valid } from '../schema/field'
import { choice } from '../schema/fields/choice'
import { date } from '../schema/fields/dates/date'
import { parseTimeOfDay } from '../schema/fields/dates/time-of-day'
import { link } from '../schema/fields/link'
import { text } from '../schema/fields/text'
import { compareText } from '../compare-text'
import { addDays, type Day } from '../dates/day'
import { defineCollection, type Entry } from '../define-collection'
import { isByAppointment, readHours } from '../hours/weekly-hours'
import { checkNotice } from './notice-problems'

/** Special hours are announced this many days before. */
const ANNOUNCED_DAYS_BEFORE = 14

export const notice = defineCollection({
  name: 'notice',
  folder: 'notices',
  body: 'none',
  compare: (a, b) => compareText(a.from, b.from) || compareText(a.slug, b.slug),
  fields: {
    title: text({
      about:
        'For closed or changed hours only the reason, as it goes on after the word "for", such as Thanksgiving. For news the whole sentence.',
      example: 'Thanksgiving',
      atMost: 120,
    }),
    type: choice(
      {
        about:
          'Write closed if nobody is here, changed hours if we are here at other hours, or news for a sentence on top of every page.',
        example: 'closed',
      },
      ['closed', 'changed hours', 'news'],
    ),
    from: date({
      about: 'The first day. Visitors read about other hours two weeks before.',
      example: '2026-11-26',
    }),
    until: date({
      about:
        'The last day, which may be the same. After it, the website takes the notice down for you.',
      example: '2026-11-27',
    }),
    hours: optional(
      field({ about: 'The changed hours.', example: '8:00 AM - 12:00 PM' }, parseHours),
    ),
    link: optional(
      link({ about: 'Where the notice leads, if it leads anywhere.', example: '/contact' }),
    ),
  },
  check: checkNotice,
  complete: ({ type, from, until, publishOn }) => ({
    publishOn: publishOn ?? (from === undefined ? undefined : getFirstShownDay(type, from)),
    expiresOn: until,
  }),
})

function getFirstShownDay(type: string | undefined, from: Day): Day {
  return type === 'news' ? from : addDays(from, -ANNOUNCED_DAYS_BEFORE)
}

function parseHours(typed: string) {
  const time = parseTimeOfDay(typed)
  if ('problem' in time || isByAppointment(typed)) return time
  const spans = readHours(typed)
  return spans === null || spans.length === 0
    ? invalid(
        'hours-shape',
        `"${typed}" is not understood as hours.`,
        'Write them like 9:00 AM - 1:00 PM. If nobody is here, write type: closed and leave the hours out.',
      )
    : valid(typed)
}

export type Notice = Entry<(typeof notice)['fields']>

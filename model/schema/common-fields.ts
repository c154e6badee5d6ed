// Defines the optional fields of every collection, and checks them together.
import { countDaysBetween, findNextOccurrence, type Day } from '../dates/day'
import { findExchangedDay } from '../dates/exchanged-days'
import { optional, type InferValues } from './field'
import { date } from './fields/dates/date'
import { text } from './fields/text'
import { boolean } from './fields/boolean'
import type { FieldsProblem } from '../problems/problem'

export const commonFields = {
  sample: optional(
    boolean({
      about:
        'Marks made-up names, numbers and addresses. Put real ones in their place, then remove the line.',
      example: 'true',
      alsoCalled: [
        'made_up',
        'ejemplo',
        'example',
        'is_sample',
        'placeholder',
        'dummy',
        'fictional',
        'muestra',
      ],
    }),
  ),
  draft: optional(
    boolean({
      about: 'Keeps the file out of the public site while you are still working on it.',
      example: 'yes',
      alsoCalled: [
        'hidden',
        'hide',
        'unpublished',
        'borrador',
        'oculto',
        'is_draft',
        'not_public',
        'not_published',
        'wip',
        'work_in_progress',
        'unfinished',
      ],
    }),
  ),
  publishOn: optional(
    date({
      about: 'The first day on which the file is on the public site.',
      example: '2026-11-30',
      alsoCalled: [
        'publish',
        'publish_date',
        'publish_from',
        'publish_day',
        'publication_date',
        'published_on',
        'date_published',
        'pub_date',
        'visible_from',
        'go_live',
        'go_live_on',
        'go_live_date',
        'goes_live',
        'live_on',
        'live_from',
        'scheduled',
        'scheduled_for',
        'schedule_date',
        'scheduled_date',
        'release',
        'release_on',
        'release_date',
        'embargo',
        'embargo_until',
        'public_from',
        'publicar',
      ],
    }),
  ),
  expiresOn: optional(
    date({
      about: 'The last day on which the file is on the public site.',
      example: '2026-12-24',
      alsoCalled: [
        'expires',
        'expiration_date',
        'expiry',
        'unpublish_on',
        'visible_until',
        'caduca',
        'expire',
        'expires_at',
        'expire_date',
        'expire_on',
        'expiry_date',
        'visible_to',
        'hide_on',
        'hide_after',
        'hide_from',
        'remove_on',
        'remove_after',
        'take_down',
        'take_down_on',
        'unpublish',
        'unpublish_date',
        'end_publishing',
        'vence',
      ],
    }),
  ),
  asOf: optional(
    date({
      about:
        'Needed with a figure such as 5,000 or 24/7, or with a promise such as confidential: the day on which it was true.',
      example: '2025-12-31',
      alsoCalled: [
        'as_of_date',
        'true_on',
        'as_at',
        'valid_on',
        'checked_on',
        'date_checked',
        'current_as_of',
        'data_from',
        'figures_from',
        'date_of_figures',
        'fecha_de_los_datos',
      ],
    }),
  ),
  source: optional(
    text({
      about: 'Needed with a figure or a promise: where it comes from.',
      example: 'Yearly report 2025',
      alsoCalled: [
        'reference',
        'citation',
        'fuente',
        'sources',
        'data_source',
        'source_of_figures',
        'cited_from',
        'where_from',
        'references',
      ],
    }),
  ),
}

type CommonValues = Partial<InferValues<typeof commonFields>>

/** Finds mistakes that only several common fields of an entry together reveal. */
export function checkCommonFields({ publishOn, expiresOn }: CommonValues): FieldsProblem[] {
  if (publishOn === undefined || expiresOn === undefined || publishOn <= expiresOn) return []
  return [
    {
      code: 'expiry-before-publication',
      field: 'expires_on',
      message: `This would leave the site after ${expiresOn}, before it is public on ${publishOn}.`,
      ...adviseOnExpiry(publishOn, expiresOn),
    },
  ]
}

/** A page that leaves the site so soon after its first day was most probably meant for the next year. */
const MAX_PUBLIC_DAYS = 120
/** A page that leaves the site so soon was certainly meant for the next year. */
const SHORT_PUBLIC_DAYS = 45

/** Offers the last day with the year in which it is soon after the first one. */
function adviseOnExpiry(
  publishOn: Day,
  expiresOn: Day,
): Pick<FieldsProblem, 'fix' | 'replacement'> {
  const meant = findNextOccurrence(expiresOn, publishOn, MAX_PUBLIC_DAYS)
  if (meant === null)
    return { fix: 'Write the first public day into publish_on and the last one into expires_on.' }
  const isCertain =
    countDaysBetween(publishOn, meant) <= SHORT_PUBLIC_DAYS &&
    findExchangedDay(publishOn, expiresOn) === null
  return isCertain
    ? { fix: `The last day is in the next year. Write expires_on: ${meant}`, replacement: meant }
    : { fix: `If you mean ${meant}, write expires_on: ${meant}` }
}

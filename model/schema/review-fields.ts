// Defines the fields that say when someone last read a text as a whole, and when it is due again.
import { findNextOccurrence, getNextDay, type Day } from '../dates/day'
import { optional, type InferValues } from './field'
import { date } from './fields/dates/date'
import { text } from './fields/text'
import type { FieldsProblem } from '../problems/problem'

export const reviewFields = {
  reviewed: optional(
    date({
      about:
        'The day on which someone last read the whole page. It is shown at the end of the page.',
      example: '2026-02-01',
      alsoCalled: [
        'last_reviewed',
        'reviewed_on',
        'last_updated',
        'updated',
        'revisado',
        'review',
        'checked',
        'checked_on',
        'last_checked',
        'last_review',
        'date_reviewed',
        'review_done',
        'reviewed_at',
        'verified',
        'verified_on',
        'fact_checked',
      ],
    }),
  ),
  reviewDue: optional(
    date({
      about: 'The day by which it should be read again, shown beside the day of the last time.',
      example: '2027-02-01',
      alsoCalled: [
        'next_review',
        'review_by',
        'review_date',
        'review_again',
        'check_again',
        'next_check',
        'review_next',
        'check_by',
        'review_on',
      ],
    }),
  ),
  owner: optional(
    text({
      about: 'The name of the person who looks after the page.',
      example: 'Sarah Sample',
      alsoCalled: [
        'maintainer',
        'responsible',
        'responsable',
        'page_owner',
        'in_charge',
        'person_in_charge',
        'contact_person',
        'responsible_person',
        'looked_after_by',
        'encargado',
        'encargada',
      ],
    }),
  ),
}

export type ReviewValues = Partial<InferValues<typeof reviewFields>>

/** Finds a review that is due before it was done. */
export function checkReviewDates({ reviewed, reviewDue }: ReviewValues): FieldsProblem[] {
  if (reviewed === undefined || reviewDue === undefined || reviewDue >= reviewed) return []
  return [
    {
      code: 'review-order',
      field: 'review_due',
      message: `The next review is due on ${reviewDue}, but that is before the last review, which was on ${reviewed}.`,
      fix: adviseOnYear(reviewed, reviewDue),
    },
  ]
}

/** In days: a page is read again within a year or a little later. */
const MAX_DAYS = 400

/** Offers the day with the year in which it is after the last review. */
function adviseOnYear(reviewed: Day, reviewDue: Day): string {
  const next = findNextOccurrence(reviewDue, getNextDay(reviewed), MAX_DAYS)
  return next === null
    ? 'Write the day of the last review into reviewed and a later day into review_due.'
    : `If only the year is wrong, write review_due: ${next}. If not, write the day on which the page is to be read again. Check the day in reviewed, too.`
}

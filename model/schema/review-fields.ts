// Defines the fields that say when someone last read a text as a whole, and when it is due again.
import { optional, type InferValues } from './field'
import { date } from './fields/dates/date'
import { text } from './fields/text'

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

// Defines the optional fields of every collection, and checks them together.
import { optional, type InferValues } from './field'
import { date } from './fields/dates/date'
import { text } from './fields/text'
import { boolean } from './fields/boolean'
import type { ProblemDetails } from '../problems/problem'

export const commonFields = {
  sample: optional(
    boolean(
      'Marks made-up names, numbers and addresses. Put real ones in their place, then remove the line.',
      'true',
    ),
  ),
  draft: optional(
    boolean('Keeps the file out of the public site while you are still working on it.'),
  ),
  publishOn: optional(
    date({
      about: 'The first day on which the file is on the public site.',
      example: '2026-11-30',
    }),
  ),
  expiresOn: optional(
    date({ about: 'The last day on which the file is on the public site.', example: '2026-12-24' }),
  ),
  asOf: optional(
    date({
      about:
        'Needed with a figure such as 5,000 or 24/7, or with a promise such as confidential: the day on which it was true.',
      example: '2025-12-31',
    }),
  ),
  source: optional(
    text({
      about: 'Needed with a figure or a promise: where it comes from.',
      example: 'Yearly report 2025',
    }),
  ),
}

type CommonValues = Partial<InferValues<typeof commonFields>>

/** Finds mistakes that only several common fields of an entry together reveal. */
export function checkCommonFields({
  publishOn,
  expiresOn,
}: CommonValues): (ProblemDetails & { field: string })[] {
  if (publishOn === undefined || expiresOn === undefined || publishOn <= expiresOn) return []
  return [
    {
      code: 'expiry-before-publication',
      field: 'expires_on',
      message: `This would leave the site after ${expiresOn}, before it is public on ${publishOn}.`,
      fix: 'Write the first public day into publish_on and the last one into expires_on.',
    },
  ]
}

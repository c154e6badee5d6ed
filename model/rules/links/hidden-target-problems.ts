// Describes links to what is not public on each day on which the link is.
import type { Day } from '../../dates/day'
import type { ProblemDetails } from '../../problems/problem'
import type { HiddenReason } from '../../visibility'

export type HiddenTarget = {
  readonly file: string
  readonly reason: HiddenReason
  /** Its last public day if it is also gone before the page with the link is, besides not being public yet. */
  readonly lastDay?: Day | undefined
}

/** Does not suggest giving the linking file the same dates, because that would only hide one more page. */
export function hiddenTarget(
  target: string,
  { file, reason, lastDay }: HiddenTarget,
  today: Day,
): ProblemDetails {
  if (reason.reason === 'not-yet' && lastDay !== undefined)
    return {
      code: 'link-hidden',
      message: `This leads to ${target}, which is public only from ${reason.publishOn} to ${lastDay}.`,
      fix: `Leave the link out for now, or delete the lines publish_on and expires_on in ${file}.`,
    }
  const { description, field } = describeReason(reason, today)
  return {
    code: 'link-hidden',
    message: `This leads to ${target}, which ${description}.`,
    fix: `Leave the link out for now, or delete the ${field} line in ${file}.`,
  }
}

type DescribedReason = {
  readonly description: string
  /** The field that hides the target. */
  readonly field: string
}

function describeReason(reason: HiddenReason, today: Day): DescribedReason {
  if (reason.reason === 'draft') return { description: 'is a draft', field: 'draft' }
  if (reason.reason === 'not-yet')
    return { description: `is not public before ${reason.publishOn}`, field: 'publish_on' }
  const verb = reason.expiresOn < today ? 'left' : 'leaves'
  return {
    description: `${verb} the public site after ${reason.expiresOn}`,
    field: 'expires_on',
  }
}

export const unstableListPage = (target: string): ProblemDetails => ({
  code: 'link-hidden',
  message: `This leads to ${target}, which is there only while all of its entries are public.`,
  fix: 'Link to the first page of the list instead, for example /blog',
})

// Describes links to what is not public on each day on which the link is.
import { formatLongDay, type Day } from '../../dates/day'
import type { ProblemDetails } from '../../problems/problem'
import type { HiddenReason } from '../../visibility'

export type HiddenTarget = {
  readonly file: string
  readonly reason: HiddenReason
  /** Its last public day if it is also gone before the page with the link is, besides not being public yet. */
  readonly lastDay?: Day | undefined
  /** Whether it is a post whose own day has not come yet. */
  readonly isFuturePost?: boolean | undefined
}

/**
 * Does not suggest giving the linking file the same dates, because that would only hide one more page.
 * @param isInText whether the link is in the text of a page, and not in a field
 */
export function hiddenTarget(
  target: string,
  hidden: HiddenTarget,
  today: Day,
  isInText: boolean,
): ProblemDetails {
  const link = isInText ? 'the sentence or the button with this link' : 'this link'
  const { description, show, later = '' } = describeHidden(hidden, today)
  return {
    code: 'link-hidden',
    message: `This leads to ${target}, which ${description}.`,
    fix: `Leave out ${link}${later}. ${show}`,
  }
}

type DescribedReason = {
  readonly description: string
  /** What to change in the file of the target so that it is shown. */
  readonly show: string
  /** What to do with the link on another day. */
  readonly later?: string
}

function describeHidden(hidden: HiddenTarget, today: Day): DescribedReason {
  const { file, reason, lastDay, isFuturePost } = hidden
  if (reason.reason === 'draft')
    return {
      description: 'is a draft',
      later: ' for now',
      show: `If ${file} is ready, delete the draft line in it.`,
    }
  if (reason.reason === 'expired')
    return {
      description: `${reason.expiresOn < today ? 'left' : 'leaves'} the public site after ${formatLongDay(reason.expiresOn)}`,
      show: `If it may stay, delete the expires_on line in ${file}.`,
    }
  if (lastDay !== undefined)
    return {
      description: `is public only from ${formatLongDay(reason.publishOn)} to ${formatLongDay(lastDay)}`,
      show: `If it may always be read, delete the lines publish_on and expires_on in ${file}.`,
    }
  const date = isFuturePost === true ? ` and write date: ${today} there` : ''
  return {
    description: `visitors cannot read before ${formatLongDay(reason.publishOn)}`,
    later: ' for now, and add it on that day',
    show: `If it may be read today, delete the publish_on line in ${file}${date}.`,
  }
}

export const unstableListPage = (target: string): ProblemDetails => ({
  code: 'link-hidden',
  message: `This leads to ${target}, which is there only while all of its entries are public.`,
  fix: 'Link to the first page of the list instead, for example /blog',
})

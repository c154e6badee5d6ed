// Reports pages whose review is overdue, with the person to ask, and reviews on days to come.
import { formatDay, swapMonthAndDay, type Day } from '../dates/day'
import type { AnyEntry } from '../define-collection'
import { createProblem, type FileProblem, type Problem } from '../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../source/entry/parsed-entry'
import type { ReviewValues } from '../schema/review-fields'
import { getHiddenReason } from '../visibility'

export function checkReviews(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries.flatMap((parsed) => {
    const entry: AnyEntry & ReviewValues = parsed.entry
    const { reviewed, reviewDue, owner } = entry
    // A day before the last review is a typo that has been reported.
    if (reviewed !== undefined && reviewDue !== undefined && reviewDue < reviewed) return []
    if (reviewed !== undefined && reviewed > today)
      return [createProblem(futureReview(reviewed, today), getFieldPosition(parsed, 'reviewed'))]
    if (reviewDue === undefined || reviewDue >= today || getHiddenReason(entry, today)) return []
    return [createProblem(overdueReview(reviewDue, owner), getFieldPosition(parsed, 'review_due'))]
  })
}

function futureReview(reviewed: Day, today: Day): FileProblem {
  const swapped = swapMonthAndDay(reviewed)
  return {
    code: 'review-future',
    severity: 'warning',
    message: `Nobody can have read this page on ${reviewed}, because that day has not come yet.`,
    fix:
      swapped === null || swapped > today
        ? 'Write the day on which someone read it.'
        : `If you mean ${formatDay(swapped, { dateStyle: 'full' })}, write reviewed: ${swapped}`,
  }
}

function overdueReview(reviewDue: Day, owner: string | undefined): FileProblem {
  const due = `This page should have been read again by ${reviewDue}`
  const next = 'then write that day into reviewed and a later one into review_due.'
  return {
    code: 'review-overdue',
    severity: 'warning',
    message: owner === undefined ? `${due}.` : `${due}; ${owner} looks after it.`,
    fix:
      owner === undefined
        ? `Read it again and correct what has changed, ${next} An owner line can say who does it.`
        : `Ask ${owner} to read it again and to correct what has changed, ${next}`,
  }
}

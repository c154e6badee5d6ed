// Reports pages whose review is overdue, with the person to ask, reviews on days to come, and those that are due before they were done.
import { findNextOccurrence, formatDay, getNextDay, swapMonthAndDay, type Day } from '../dates/day'
import type { AnyEntry } from '../define-collection'
import { createProblem, type FileProblem, type Problem } from '../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../source/entry/parsed-entry'
import type { ReviewValues } from '../schema/review-fields'
import { getHiddenReason } from '../visibility'

export function checkReviews(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries.flatMap((parsed) => {
    const entry: AnyEntry & ReviewValues = parsed.entry
    const { reviewed, reviewDue, owner } = entry
    if (reviewed !== undefined && reviewDue !== undefined && reviewDue < reviewed)
      return [reportOrder(parsed, { reviewed, reviewDue }, today)]
    if (reviewed !== undefined && reviewed > today)
      return [createProblem(futureReview(reviewed, today), getFieldPosition(parsed, 'reviewed'))]
    if (reviewDue === undefined || reviewDue >= today || getHiddenReason(entry, today)) return []
    return [createProblem(overdueReview(reviewDue, owner), getFieldPosition(parsed, 'review_due'))]
  })
}

type ReviewDays = { readonly reviewed: Day; readonly reviewDue: Day }

function reportOrder(parsed: ParsedEntry, days: ReviewDays, today: Day): Problem {
  // Nobody has read a page on a day to come, and nobody plans to read it on a day that is over.
  const isExchanged = days.reviewed > today && days.reviewDue <= today
  return createProblem(
    isExchanged ? exchangedReviews(days) : wrongReviewOrder(days),
    getFieldPosition(parsed, isExchanged ? 'reviewed' : 'review_due'),
  )
}

const exchangedReviews = ({ reviewed, reviewDue }: ReviewDays): FileProblem => ({
  code: 'review-order',
  message: `The last review was on ${reviewed}, which has not come yet, and the next one is due on ${reviewDue}. These two days seem to have changed places.`,
  fix: `Write reviewed: ${reviewDue} and review_due: ${reviewed}. If only one of the days is wrong, write the right one.`,
})

const wrongReviewOrder = ({ reviewed, reviewDue }: ReviewDays): FileProblem => ({
  code: 'review-order',
  message: `The next review is due on ${reviewDue}, but that is before the last review, which was on ${reviewed}.`,
  fix: adviseOnYear(reviewed, reviewDue),
})

/** In days: a page is read again within a year or a little later. */
const MAX_DAYS = 400

/** Offers the day with the year in which it is after the last review. */
function adviseOnYear(reviewed: Day, reviewDue: Day): string {
  const next = findNextOccurrence(reviewDue, getNextDay(reviewed), MAX_DAYS)
  return next === null
    ? 'Write the day of the last review into reviewed and a later day into review_due.'
    : `If only the year is wrong, write review_due: ${next}. If not, write the day on which the page is to be read again. Check the day in reviewed, too.`
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

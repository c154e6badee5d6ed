// Pages that somebody should have read again by now, with the person to ask.
import type { Day } from '../dates/day'
import { collections } from '../collections'
import type { Page } from '../collections/page'
import { createProblem, type ProblemDetails, type Problem } from '../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../source/parse-entry'
import { getHiddenReason } from '../visibility'

export function checkReviews(read: readonly ParsedEntry[], today: Day): Problem[] {
  return read
    .filter(({ collection }) => collection === (collections.pages as unknown))
    .flatMap((one) => {
      const page = one.entry as unknown as Page
      const { reviewDue, owner } = page
      if (reviewDue === undefined || reviewDue >= today || getHiddenReason(page, today)) return []
      const finding = { ...overdue(reviewDue, owner), severity: 'warning' as const }
      return [createProblem(finding, getFieldPosition(one, 'review_due'))]
    })
}

function overdue(reviewDue: Day, owner: string | undefined): ProblemDetails {
  const then = 'then write that day into reviewed and a later one into review_due.'
  return {
    code: 'review-overdue',
    message:
      owner === undefined
        ? `This page was to be read again by ${reviewDue}.`
        : `This page was to be read again by ${reviewDue}; ${owner} looks after it.`,
    fix:
      owner === undefined
        ? `Read it again and mend what has changed, ${then} An owner line can say who does it.`
        : `Ask ${owner} to read it again and to mend what has changed, ${then}`,
  }
}

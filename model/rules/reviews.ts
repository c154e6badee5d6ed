// Pages that somebody should have read again by now, with the person to ask.
import type { Day } from '../dates/day'
import { kinds } from '../collections'
import type { Page } from '../collections/page'
import { problem, type Finding, type Problem } from '../problems/problem'
import { placeOfField, type ReadEntry } from '../source/parse-entry'
import { whyHidden } from '../visibility'

export function checkReviews(read: readonly ReadEntry[], today: Day): Problem[] {
  return read
    .filter(({ kind }) => kind === (kinds.pages as unknown))
    .flatMap((one) => {
      const page = one.entry as unknown as Page
      const { reviewDue, owner } = page
      if (reviewDue === undefined || reviewDue >= today || whyHidden(page, today)) return []
      const finding = { ...overdue(reviewDue, owner), severity: 'warning' as const }
      return [problem(finding, placeOfField(one, 'review_due'))]
    })
}

function overdue(reviewDue: Day, owner: string | undefined): Finding {
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

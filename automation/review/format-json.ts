// Formats a review for programs.
import type { Review } from './review'

/** Returns the review as JSON, without the words that stay the same. */
export const formatReviewAsJson = (review: Review): string =>
  `${JSON.stringify(
    {
      ...review,
      pages: review.pages.map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ edit }) => edit !== 'same'),
      })),
    },
    null,
    2,
  )}\n`

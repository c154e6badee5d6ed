// The addresses to which a review leads.
import { REVIEW_FOLDER } from '../../../generator/preview/reserved-folders'
import type { Review } from '../review'

type Place = Pick<Review, 'previewUrl'>

/** Returns where the preview shows a page, or null if there is no preview. */
export const getPreviewUrl = ({ previewUrl }: Place, path: string): string | null =>
  previewUrl === null ? null : new URL(encodeURI(path.slice(1)), previewUrl).href

/** Returns where the pages of the review begin. */
export const getReviewUrl = ({ previewUrl }: Place): string | null =>
  previewUrl === null ? null : new URL(`${REVIEW_FOLDER}/`, previewUrl).href

/** Returns where the review says everything about one page, or null if it does not. */
export const getReviewPageUrl = (review: Place, slug: string | null): string | null =>
  review.previewUrl === null || slug === null
    ? null
    : new URL(`${REVIEW_FOLDER}/${encodeURIComponent(slug)}.html`, review.previewUrl).href

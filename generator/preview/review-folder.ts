// The folder of a preview that holds the pages of its review.

/** No page can be there: paths have no low lines (model/source/check-file-name.ts, model/schema/fields/redirect-path.ts). */
export const REVIEW_FOLDER = 'what_changes'

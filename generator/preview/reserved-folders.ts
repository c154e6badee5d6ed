// The folders of a preview that hold more than the pages of the site.
// No page can be there: paths have no underscores (model/source/check-file-name.ts, model/schema/fields/urls/redirect-path.ts).

/** The folder of the review's pages. */
export const REVIEW_FOLDER = 'what_changes'

/** The folder of the pages as they will be on later days. */
export const DATED_FOLDER = 'as_of'

// The paths of the stylesheets. The build adds a hash of the content to each name; the dev server serves all rules under the first.

/** Relative to the base path. */
export const STYLESHEET_PATH = 'assets/site.css'

/** The rules that few kinds of pages need, relative to the base path. */
export const OWN_STYLESHEET_PATH = 'assets/page.css'

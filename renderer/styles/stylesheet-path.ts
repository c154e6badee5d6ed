// Where the stylesheet is, before its content is known: the build puts a hash into the name, the dev server serves it as it is.

/** Below the base path. */
export const STYLESHEET_PATH = 'assets/site.css'

// The path of the stylesheet. The build adds a hash of its content to the name; the dev server serves it under this name.

/** Relative to the base path. */
export const STYLESHEET_PATH = 'assets/site.css'

// The folders of the project's own code. Import such a list from here instead of repeating it.

/** The folders from which pages are rendered. */
export const PAGE_FOLDERS = ['components', 'model', 'pages', 'renderer']

/** All code that takes part in a build. A change in it invalidates every cache. */
export const PRODUCT_FOLDERS = [...PAGE_FOLDERS, 'generator', 'scripts']

/** All code, including what only developers use. */
export const SOURCE_FOLDERS = [...PRODUCT_FOLDERS, 'automation', 'tests', 'tools']

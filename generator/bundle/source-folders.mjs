// The folders of the project's own code. Every place that needs such a list takes it from here.

/** The folders from which pages are rendered. A change elsewhere bundles no page again. */
export const PAGE_FOLDERS = ['components', 'model', 'pages', 'renderer']

/** All code that takes part in a build: a change in it makes every cache invalid. */
export const PRODUCT_FOLDERS = [...PAGE_FOLDERS, 'generator', 'scripts']

/** All code, with what only developers use. */
export const SOURCE_FOLDERS = [...PRODUCT_FOLDERS, 'tests', 'tools']

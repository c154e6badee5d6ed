// The folders that hold the project's own code, for everything that has to go through all of it.

export const SOURCE_FOLDERS = ['components', 'generator', 'model', 'pages', 'renderer', 'scripts']

/** The folders from which pages are rendered. A change elsewhere bundles no page again. */
export const PAGE_FOLDERS = ['components', 'model', 'pages', 'renderer']

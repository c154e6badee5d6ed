// Maps page paths to the files of the published site.

/** The path of the "not found" page. No other page can have it: file names have no capital letters. */
export const NOT_FOUND_PATH = '/NOT-FOUND'

/** Returns the file of a page, relative to the output directory: `about/history.html`. */
export function getOutputPath(path: string): string {
  if (path === NOT_FOUND_PATH) return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

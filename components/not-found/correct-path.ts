// Corrects what people and other programs often write differently: capitals, a slash at the end, and the name of the file.

/** Matches what follows the path of a page: `/`, `.html`, `/index`, and any mix of them. */
const ENDING = /(?:\/|\.html?|(?:^|\/)index)+$/

/**
 * Returns the path that a page of this site would have.
 * @param base the base path, with both slashes; a path outside it is returned unchanged
 */
export function correctPath(path: string, base: string): string {
  if (!path.startsWith(base)) return path
  const relative = path.slice(base.length).toLowerCase().replace(ENDING, '')
  return base + relative.split('/').filter(Boolean).join('/')
}

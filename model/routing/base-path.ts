// The base path of the site: the path of its address, below which all its pages are.

/** Returns true for a path that starts and ends with a slash and needs no escaping anywhere, such as `/` or `/preview/pr-7/`. */
export const isBasePath = (path: string): boolean =>
  /^\/([A-Za-z0-9_.-]+\/)*$/.test(path) && !path.includes('..') && !path.includes('/./')

/** Returns the base path of a site: `/` for `https://www.example.org`, and `/site/` for `https://example.github.io/site`. */
export const getBasePath = (siteUrl: string): string =>
  new URL(siteUrl).pathname.replace(/\/?$/, '/')

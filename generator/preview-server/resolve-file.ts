// Resolves the path of a request to a file that may be served.

/** Files that configure the host, which no host serves. */
const HOST_FILES = ['/_headers', '/_redirects']

/**
 * Returns the path below the site's directory, still percent-encoded, or undefined when the path may not be served: because it is
 * outside the base, because a segment begins with a dot (`..`, `.git`; only `/.well-known/` is public, by RFC 8615), or because it
 * is one of the host's own files.
 * A path that ends in a slash means its index.html, so `/about/` is not `/about`.
 * @param path the path of the request without the query, but with the base
 */
export function resolveFile(path: string, base: string): string | undefined {
  if (!path.startsWith(base)) return undefined
  const relative = `/${path.slice(base.length)}`
  const decoded = decode(relative)
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined
  const hasDotSegment = /\/\./.test(decoded.replace(/^\/\.well-known\//, '/'))
  if (hasDotSegment || decoded.includes('//')) return undefined
  if (HOST_FILES.includes(decoded.toLowerCase())) return undefined
  return relative.endsWith('/') ? `${relative}index.html` : relative
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

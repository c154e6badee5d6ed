// Turns the address somebody asks for into the path of a file that may be served, or into nothing.

/** Files that tell the host what to do: no host serves them. */
const hostFiles = ['/_headers', '/_redirects']

/**
 * The path below the site's folder for an address, still percent-encoded as the address is, or
 * undefined when the address may not be served: it is outside the base, has a part that begins with a dot
 * (`..`, `.git`; of these only `/.well-known/` is public, by RFC 8615), or is one of the host's own files.
 * A folder's own address ends in a slash and means its index.html, so `/about/` is not `/about`.
 * @param path the address's path without query, base included
 */
export function resolveFile(path: string, base: string): string | undefined {
  if (!path.startsWith(base)) return undefined
  const below = `/${path.slice(base.length)}`
  const decoded = decode(below)
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined
  const hasDotPart = /\/\./.test(decoded.replace(/^\/\.well-known\//, '/'))
  if (hasDotPart || decoded.includes('//')) return undefined
  if (hostFiles.includes(decoded.toLowerCase())) return undefined
  return below.endsWith('/') ? `${below}index.html` : below
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

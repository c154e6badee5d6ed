// The websites whose images a page may use by URL.

/**
 * Hosts that serve images to everybody, without an account. The list is in the code and not in content/site.md, because a change to
 * the content must not decide which servers a build contacts (docs/decisions/images.md).
 */
export const ALLOWED_HOSTS = ['images.unsplash.com', 'images.pexels.com'] as const

/** The hosts for messages: `a.example and b.example`. */
export const ALLOWED_HOSTS_LABEL = ALLOWED_HOSTS.join(' and ')

export function isAllowedHost(host: string): boolean {
  return (ALLOWED_HOSTS as readonly string[]).includes(host)
}

/** Returns true for the website that belongs to an allowed host: `unsplash.com` for `images.unsplash.com`. */
export function isWebsiteOfAllowedHost(host: string): boolean {
  return isAllowedHost(`images.${host.replace(/^www\./, '')}`)
}

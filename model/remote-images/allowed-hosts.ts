// The stock photo websites of which a picture may be shown by its address.

/**
 * Hosts that give pictures to everybody, without an account. They stand in the code and not in content/site.md: whoever proposes
 * a change of the content must not decide what a build asks (docs/decisions/images.md).
 */
export const ALLOWED_HOSTS = ['images.unsplash.com', 'images.pexels.com'] as const

/** The hosts in words: `a.example and b.example`. */
export const ALLOWED_HOSTS_LABEL = ALLOWED_HOSTS.join(' and ')

export function isAllowedHost(host: string): boolean {
  return (ALLOWED_HOSTS as readonly string[]).includes(host)
}

/** Whether it is the website that goes with a host of pictures: `unsplash.com` with `images.unsplash.com`. */
export function isWebsiteOfAllowedHost(host: string): boolean {
  return isAllowedHost(`images.${host.replace(/^www\./, '')}`)
}

// The stock photo websites of which a picture may be shown by its address.

/**
 * Hosts that give pictures to everybody, without an account. They stand in the code and not in content/site.md: whoever proposes
 * a change of the content must not decide what a build asks (docs/decisions/images.md).
 */
export const STOCK_HOSTS = ['images.unsplash.com', 'images.pexels.com'] as const

/** The hosts in words: `a.example and b.example`. */
export const STOCK_HOSTS_IN_WORDS = STOCK_HOSTS.join(' and ')

export function isStockHost(host: string): boolean {
  return (STOCK_HOSTS as readonly string[]).includes(host)
}

/** Whether it is the website that goes with a host of pictures: `unsplash.com` with `images.unsplash.com`. */
export function isSiteOfStockHost(host: string): boolean {
  return isStockHost(`images.${host.replace(/^www\./, '')}`)
}

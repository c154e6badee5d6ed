// The address of a stock picture as somebody types it, and the name that the picture has on our site.
import { createHash } from 'node:crypto'
import { valid, type ParseResult } from '../schema/field'
import { isWebsiteOfAllowedHost, isAllowedHost } from './allowed-hosts'
import { HOST_NOT_ALLOWED, insecureUrl, WEB_PAGE_URL, MALFORMED_URL } from './remote-image-problems'

/** Host and path as they are typed: no port, no name and no password can be in the one, no sign of another host in the other. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)\/[^\s"'<>\\]+$/

/** Whether a picture may be asked for at this address: it has https, and a host of the list. */
export function isRemoteImageUrl(typed: string): boolean {
  return isAllowedHost(ADDRESS.exec(typed)?.[1] ?? '') && URL.canParse(typed)
}

/** Whether the typed text names a host at all, whichever. */
export function hasHost(typed: string): boolean {
  return HOST.test(typed)
}

const HOST = /^(?:https?:)?\/\//i

/** Reads a typed text that names a host. */
export function parseRemoteImageUrl(typed: string): ParseResult<string> {
  if (isRemoteImageUrl(typed)) return valid(typed)
  const https = typed.replace(HOST, 'https://')
  if (isRemoteImageUrl(https)) return { finding: insecureUrl(https) }
  const host = URL.canParse(https) ? new URL(https).hostname : ''
  if (isWebsiteOfAllowedHost(host)) return { finding: WEB_PAGE_URL }
  return { finding: isAllowedHost(host) ? MALFORMED_URL : HOST_NOT_ALLOWED }
}

/**
 * The name of a picture in `images`: of a file in content/images its own, of an address one that is made from it.
 * The underscore keeps them apart, because no file in content/images has one.
 */
export function getImageFileName(named: string): string {
  if (!isRemoteImageUrl(named)) return named
  return `stock_${createHash('sha256').update(named).digest('hex').slice(0, 32)}.jpg`
}

/** Whether it is a name that was made from an address. */
export function isRemoteImageFile(file: string): boolean {
  return /^stock_[0-9a-f]{32}\.jpg$/.test(file)
}

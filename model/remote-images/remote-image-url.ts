// Parses the URLs of remote images, and maps them to the names of the images on our site.
import { computeHexHash } from '../memoize/hash'
import { valid, type ParseResult } from '../schema/field'
import { findProgramPage, isPictureProgram } from './picture-programs'
import { findPlaceholderPicture } from './placeholder-pictures'
import { findSearchedPicture } from './searched-pictures'
import { isWebsiteOfAllowedHost, isAllowedHost } from './allowed-hosts'
import {
  DROPPED_IMAGE,
  HOST_NOT_ALLOWED,
  insecureUrl,
  isDroppedImage,
  MALFORMED_URL,
  webPageOf,
} from './remote-image-problems'

/** Matches the host and path as typed: the host without port, user name or password, the path without characters of another host. */
const IMAGE_URL = /^https:\/\/([a-z0-9.-]+)\/[^\s"'<>\\]+$/

/** Returns true if a build may download an image from this URL: it uses https and an allowed host. */
export function isRemoteImageUrl(typed: string): boolean {
  return isAllowedHost(IMAGE_URL.exec(typed)?.[1] ?? '') && URL.canParse(typed)
}

const URL_START = /^(?:https?:)?\/\//i

/** Returns true if the typed text begins like a URL with any host, or with one that is known as browsers show it, without https://. */
export function hasHost(typed: string): boolean {
  return URL_START.test(typed) || isBare(typed)
}

function isBare(typed: string): boolean {
  const host = typed.slice(0, Math.max(0, typed.indexOf('/')))
  return isAllowedHost(host) || isWebsiteOfAllowedHost(host) || isPictureProgram(host)
}

/** Parses a typed text for which `hasHost` is true. */
export function parseRemoteImageUrl(typed: string): ParseResult<string> {
  if (isRemoteImageUrl(typed)) return valid(typed)
  if (isDroppedImage(typed)) return { problem: DROPPED_IMAGE }
  const https = `https://${typed.replace(URL_START, '')}`
  if (isRemoteImageUrl(https)) return { problem: insecureUrl(https) }
  const host = URL.canParse(https) ? new URL(https).hostname : ''
  if (isWebsiteOfAllowedHost(host))
    return { problem: webPageOf(`https://images.${host.replace(/^www\./, '')}/`) }
  if (isAllowedHost(host)) return { problem: MALFORMED_URL }
  return {
    problem:
      findProgramPage(host) ??
      findSearchedPicture(https) ??
      findPlaceholderPicture(host) ??
      HOST_NOT_ALLOWED,
  }
}

/**
 * Returns the file name of an image on the site: a name in content/images as it is, or a name derived from a URL. The underscore
 * separates the two, because no file in content/images may have one.
 */
export function getImageFileName(nameOrUrl: string): string {
  return isRemoteImageUrl(nameOrUrl) ? `stock_${computeHexHash(32, nameOrUrl)}.jpg` : nameOrUrl
}

/** Returns true for a file name that `getImageFileName` derived from a URL. */
export function isRemoteImageFile(file: string): boolean {
  return /^stock_[0-9a-f]{32}\.jpg$/.test(file)
}

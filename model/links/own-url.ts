// Recognizes the whole addresses of pages and files of ours, which are checked like their paths.
import { guessWebUrl, isWebUrl } from './guess-web-url'
import { removeTrackers } from './detours'

/** Returns the path of a page of ours by its whole address, or null if it is on another site. */
export function getOwnPath(url: string, siteUrl: string | undefined): string | null {
  if (siteUrl === undefined || !URL.canParse(siteUrl) || !URL.canParse(url)) return null
  const [own, target] = [new URL(siteUrl), new URL(url)]
  const base = own.pathname.replace(/\/$/, '')
  const isOwn =
    removeWww(own.host) === removeWww(target.host) && `${target.pathname}/`.startsWith(`${base}/`)
  if (!isOwn || target.search !== '') return null
  return `${target.pathname.slice(base.length).replace(/\/$/, '') || '/'}${target.hash}`
}

const removeWww = (host: string): string => host.replace(/^www\./, '')

/** A whole address that leads to a page or a file of ours. */
export type OwnUrl = {
  /** The path with its anchor, relative to the home page: `/contact#map`. */
  readonly path: string
  /** The address, which begins with https:// even if it was typed in another way. */
  readonly url: string
  /** The address of our home page, to which a path is added. */
  readonly home: string
}

/** A whole address of a page or a file of ours. */
export type WholeAddress = {
  readonly typed: string
  /** The address of our home page, if only a whole address fits in this place; if not, the path is enough. */
  readonly home: string
}

/** Matches what the build makes besides pages, such as feed.xml, and folders of the server. Nothing is known of them here. */
const OTHER_FILE =
  /^\/(?:\.|(?!files\/|images\/).*\.(?!html?(?:#|$)|md(?:#|$)|php(?:#|$)|pdf(?:#|$))[a-z]\w{1,11}(?:#|$))/i

/**
 * Returns the path that a whole address of ours has to have, or null for every other text.
 * @param siteUrl the address of our own home page, if it is known
 */
export function findOwnUrl(typed: string, siteUrl: string | undefined): OwnUrl | null {
  if (siteUrl === undefined || !isLikelyOwn(typed, siteUrl)) return null
  const url = readUrl(typed)
  const path = url === null ? null : getOwnPath(removeTrackers(url) ?? url, siteUrl)
  const isChecked = path !== null && path !== '/' && !OTHER_FILE.test(path)
  return url === null || !isChecked ? null : { path, url, home: siteUrl.replace(/\/$/, '') }
}

/** Returns whether a text has the name of our website, which most texts do not have. */
function isLikelyOwn(typed: string, siteUrl: string): boolean {
  const [, name = ''] = /^https:\/\/(?:www\.)?([^/]+)/i.exec(siteUrl) ?? []
  return name !== '' && typed.toLowerCase().includes(name.toLowerCase())
}

/** Returns an address with https:// before it, or null if there are other words or nobody knows what it is. */
function readUrl(typed: string): string | null {
  if (isWebUrl(typed)) return typed
  const guess = guessWebUrl(typed)
  return guess === null || guess.hasWords ? null : guess.url
}

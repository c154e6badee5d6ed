// Reads built pages and queries their HTML without a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { findAll, getAttributeValue, textContent } from 'domutils'
import type { Document, Element } from 'domhandler'
import type { BuiltSite } from './sites'

export type ParsedPage = {
  readonly html: string
  /** Returns all elements with the tag that match the filter, in document order. */
  readonly all: (tag: string, matches?: (element: Element) => boolean) => Element[]
}

/**
 * Reads the built page at a path.
 * @param path without the base, such as `/about/history`; `/404` is the page for unknown paths
 */
export function readPage(site: BuiltSite, path: string): ParsedPage {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return parsePage(readFileSync(join(site.folder, file), 'utf8'))
}

export function parsePage(html: string): ParsedPage {
  const document: Document = parseDocument(html)
  return {
    html,
    all: (tag, matches = () => true) =>
      findAll((element) => element.name === tag && matches(element), document.children),
  }
}

/** Returns the paths of all built pages, without the base, except the page for unknown paths and redirects. */
export function findPagePaths(site: BuiltSite): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter(
      (file) => !readFileSync(join(site.folder, file), 'utf8').includes('http-equiv="refresh"'),
    )
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** Returns the text of elements with each run of whitespace collapsed to one space. */
export function getText(elements: Element | readonly Element[]): string {
  const list = 'name' in elements ? [elements] : elements
  return list
    .map((element) => textContent(element))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the value of an attribute, or an empty string if the element or the attribute is missing. */
export function getAttribute(element: Element | undefined, name: string): string {
  return element === undefined ? '' : (getAttributeValue(element, name) ?? '')
}

/** Returns the links within an element or a whole page, in document order. */
export function findLinks(
  page: ParsedPage | Element,
): { href: string; label: string; element: Element }[] {
  const links =
    'html' in page ? page.all('a') : findAll((element) => element.name === 'a', page.children)
  return links.map((element) => ({
    href: getAttribute(element, 'href'),
    label: getText(element),
    element,
  }))
}

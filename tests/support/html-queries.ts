// A built page as text and as a tree that can be asked, without a browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { findAll, getAttributeValue, textContent } from 'domutils'
import type { Document, Element } from 'domhandler'
import type { BuiltSite } from './sites'

export type BuiltPage = {
  readonly html: string
  /** All elements with the tag, in order. */
  readonly all: (tag: string, keep?: (element: Element) => boolean) => Element[]
}

/** The page behind an address without its base, such as `/about/history`; `/404` is the page for unknown ones. */
export function readPage(site: BuiltSite, address: string): BuiltPage {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
  return parse(readFileSync(join(site.folder, file), 'utf8'))
}

export function parse(html: string): BuiltPage {
  const document: Document = parseDocument(html)
  return {
    html,
    all: (tag, keep = () => true) =>
      findAll((element) => element.name === tag && keep(element), document.children),
  }
}

/** The addresses of all pages that were written, without the base; not the one for unknown addresses, and no old ones. */
export function findUrls(site: BuiltSite): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter(
      (file) => !readFileSync(join(site.folder, file), 'utf8').includes('http-equiv="refresh"'),
    )
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
}

/** The words of elements, with single spaces. */
export function getText(elements: Element | readonly Element[]): string {
  const list = 'name' in elements ? [elements] : elements
  return list
    .map((element) => textContent(element))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function getAttribute(element: Element | undefined, name: string): string {
  return element === undefined ? '' : (getAttributeValue(element, name) ?? '')
}

/** The links within an element, or in a whole page. */
export function findLinks(
  page: BuiltPage | Element,
): { to: string; words: string; element: Element }[] {
  const links =
    'html' in page ? page.all('a') : findAll((element) => element.name === 'a', page.children)
  return links.map((element) => ({
    to: getAttribute(element, 'href'),
    words: getText(element),
    element,
  }))
}

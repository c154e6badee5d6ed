// Turns a page of the site into one of the review: without its scripts, and with addresses that lead on inside the preview.
import { isTag, type Document, type Element } from 'domhandler'
import { findAll, getOuterHTML, removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** What the head keeps. All else is for visitors, search engines or scripts. */
const ALLOWED_META = new Set(['viewport', 'referrer', 'color-scheme', 'theme-color'])
const ALLOWED_LINKS = new Set(['stylesheet', 'icon'])
const URL_ATTRIBUTES = ['href', 'src', 'poster']

/** The folder beside the page that holds copies of its stylesheets. */
export const STYLES_FOLDER = 'styles'

/**
 * Changes the document of a page that was built for the base `/`. Returns the paths of its stylesheets, to be copied.
 * @param root the relative URL of the site, such as `../`
 */
export function adoptPage(document: Document, root: string): string[] {
  for (const element of findAll(isDropped, document.children)) removeElement(element)
  const stylesheets: string[] = []
  for (const { name, attribs } of findAll(() => true, document.children)) {
    if (name === 'link' && attribs['rel'] === 'stylesheet') {
      const { href = '' } = attribs
      stylesheets.push(href)
      attribs['href'] = `${STYLES_FOLDER}/${getFileName(href)}`
      continue
    }
    for (const attribute of URL_ATTRIBUTES) {
      const url = attribs[attribute]
      if (url !== undefined) attribs[attribute] = resolveUrl(url, root)
    }
    if (attribs['srcset'] !== undefined)
      attribs['srcset'] = attribs['srcset'].replace(/(?<=^|,\s*)\/(?!\/)/g, root)
    if (attribs['srcdoc'] !== undefined) {
      const inner = parseDocument(attribs['srcdoc'])
      stylesheets.push(...adoptPage(inner, root))
      attribs['srcdoc'] = formatHtml(inner)
    }
  }
  return stylesheets
}

const isDropped = (element: Element): boolean =>
  element.name === 'script' || (isInHead(element) && !isAllowedInHead(element))

const isInHead = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && parent.name === 'head'

function isAllowedInHead({ name, attribs }: Element): boolean {
  if (name === 'meta')
    return (
      'charset' in attribs || 'http-equiv' in attribs || ALLOWED_META.has(attribs['name'] ?? '')
    )
  return name === 'link' ? ALLOWED_LINKS.has(attribs['rel'] ?? '') : name === 'title'
}

/** A path of the site begins with one slash; all other URLs stay as they are. */
const resolveUrl = (url: string, root: string): string => url.replace(/^\/(?!\/)/, root)

/** Returns the name of a file of the site, which is beside the pages of the review under the same name. */
export const getFileName = (url: string): string => url.replace(/[?#].*$/, '').replace(/^.*\//, '')

/** Returns a stylesheet of the site so that it finds the files of the site from the folder of the copies. */
export const adoptStylesheet = (css: string, root: string): string =>
  css.replaceAll('url(../', `url(../${root}`)

export const formatHtml = (document: Document): string =>
  getOuterHTML(document, { encodeEntities: 'utf8' })

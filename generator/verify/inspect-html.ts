// Extracts from built HTML what verification needs: its ids, its links, what it loads, and what it must not contain.
import { Parser } from 'htmlparser2'
import { hashScript } from '../../renderer/security/content-security-policy'
import { extractClassNames } from '../../renderer/styles/emotion-styles'

/** The relations of links that name a page; browsers load nothing for them. */
const NAMED_ONLY: readonly string[] = ['canonical', 'alternate']

/** The data that verification needs about a page or a part of one. */
export type HtmlSummary = {
  readonly ids: readonly string[]
  /** The targets of links as written, and of a redirect (`http-equiv="refresh"`). */
  readonly links: readonly string[]
  /** The URLs of everything that a browser loads automatically. */
  readonly loads: readonly string[]
  /** The hashes of inline scripts, in the form of the content security policy. */
  readonly scripts: readonly string[]
  /** Descriptions of whatever the policy would block. */
  readonly forbidden: readonly string[]
  readonly titles: number
  readonly headings: number
  /** The paths of images that the HTML names, with the base path. */
  readonly images: readonly string[]
  /** The images that apps show of the page when it is shared, relative to the public site's root. */
  readonly shareImages: readonly string[]
  /** The files in `files` that the HTML links to. */
  readonly downloads: readonly string[]
  /** The names of the CSS rules that the HTML needs, separated by spaces, as one text because many pages need the same rules. */
  readonly rules: string
}

/** The summary of a page's own HTML, and the names of the parts that it shares with other pages. */
export type BuiltPage = { readonly own: HtmlSummary; readonly shared: readonly string[] }

/** The summaries of shared parts by their names. */
export type SharedParts = Readonly<Record<string, HtmlSummary>>

/** Summarizes a page, a part of one, or the document in an iframe. The content of an iframe counts as part of its page. */
export function inspectHtml(html: string): HtmlSummary {
  const ids: string[] = []
  const links: string[] = []
  const loads: string[] = []
  const scripts: string[] = []
  const forbidden: string[] = []
  const frames: HtmlSummary[] = []
  const shareImages: string[] = []
  const classes = new Set<string>()
  let titles = 0
  let headings = 0
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const className of attributes['class']?.split(' ') ?? []) classes.add(className)
      if (attributes['srcdoc'] !== undefined) frames.push(inspectHtml(attributes['srcdoc']))
      if (attributes['id'] !== undefined) ids.push(attributes['id'])
      if (name === 'a' && attributes['href'] !== undefined) links.push(attributes['href'])
      if (attributes['http-equiv'] === 'refresh')
        links.push((attributes['content'] ?? '').replace(/^\d+; url=/, ''))
      if (name === 'link' && !NAMED_ONLY.includes(attributes['rel'] ?? ''))
        loads.push(attributes['href'] ?? '')
      if (attributes['src'] !== undefined) loads.push(attributes['src'])
      if (attributes['srcset'] !== undefined)
        loads.push(
          ...attributes['srcset'].split(',').map((source) => source.trim().split(' ')[0] ?? ''),
        )
      if (name === 'style') forbidden.push('a <style> element')
      if ('style' in attributes) forbidden.push(`a style attribute on <${name}>`)
      for (const attribute of Object.keys(attributes)) {
        if (attribute.startsWith('on')) forbidden.push(`${attribute} on <${name}>`)
      }
      if (attributes['property'] === 'og:image')
        shareImages.push(...extractPaths(SHARE_IMAGE_PATH, [attributes['content'] ?? '']))
      if (name === 'title') titles += 1
      if (name === 'h1') headings += 1
      const isData = attributes['type'] === 'application/ld+json'
      if (name === 'script' && attributes['src'] === undefined && !isData) script = ''
    },
    ontext(text) {
      if (script !== null) script += text
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return
      scripts.push(hashScript(script))
      script = null
    },
  })
  parser.end(html)
  // An iframe has ids, titles and headings of its own.
  for (const frame of frames) {
    links.push(...frame.links)
    loads.push(...frame.loads)
    scripts.push(...frame.scripts)
    forbidden.push(...frame.forbidden)
  }
  return {
    ids,
    links: [...new Set(links)],
    loads: [...new Set(loads)],
    scripts,
    forbidden,
    titles,
    headings,
    images: extractPaths(IMAGE_PATH, [...links, ...loads]),
    shareImages,
    downloads: extractPaths(DOWNLOAD_PATH, links),
    rules: extractClassNames(classes).join(' '),
  }
}

const IMAGE_PATH = /^(\/(?:[^#?]*\/)?images\/[^/#?]+)/
/** Such an image has an absolute URL. */
const SHARE_IMAGE_PATH = /^https?:.*?\/(assets\/share\/[^/#?]+)$/
const DOWNLOAD_PATH = /^\/(?:[^#?]*\/)?files\/([^/#?]+)/

/** Returns what the pattern captures of the URLs, which may have any base path. */
function extractPaths(pattern: RegExp, urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => pattern.exec(url)?.[1] ?? []))]
}

// Built HTML as verification sees it: its ids, where it leads, what it loads, and what it must not hold.
import { Parser } from 'htmlparser2'
import { hashScript } from '../../renderer/security/content-security-policy'
import { extractClassNames } from '../../renderer/styles/emotion-styles'

/** What there is to know of a page, or of a part of one. */
export type HtmlSummary = {
  readonly ids: readonly string[]
  /** The addresses of links, as written, and those where the page sends its visitors by itself. */
  readonly links: readonly string[]
  /** The addresses of everything that a browser loads by itself. */
  readonly loads: readonly string[]
  /** The hashes of inline scripts, as a policy names them. */
  readonly scripts: readonly string[]
  /** What the policy would block or a browser would complain of. */
  readonly forbidden: readonly string[]
  readonly titles: number
  readonly headings: number
  /** The files in `images` that it names. */
  readonly images: readonly string[]
  /** The files in `files` that it links to. */
  readonly downloads: readonly string[]
  /** The names of the styles' rules that it needs, with spaces between them: many pages need the same. */
  readonly rules: string
}

/** A page is what it has alone, and the names of parts that other pages have too. */
export type BuiltPage = { readonly own: HtmlSummary; readonly shared: readonly string[] }

/** By their names. */
export type SharedParts = Readonly<Record<string, HtmlSummary>>

/** Reads a page, a part of one, or the document in a frame; what is in a frame counts as part of the page around it. */
export function inspectHtml(html: string): HtmlSummary {
  const ids: string[] = []
  const links: string[] = []
  const loads: string[] = []
  const scripts: string[] = []
  const forbidden: string[] = []
  const frames: HtmlSummary[] = []
  const classes = new Set<string>()
  let titles = 0
  let headings = 0
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const one of attributes['class']?.split(' ') ?? []) classes.add(one)
      if (attributes['srcdoc'] !== undefined) frames.push(inspectHtml(attributes['srcdoc']))
      if (attributes['id'] !== undefined) ids.push(attributes['id'])
      if (name === 'a' && attributes['href'] !== undefined) links.push(attributes['href'])
      if (attributes['http-equiv'] === 'refresh')
        links.push((attributes['content'] ?? '').replace(/^\d+; url=/, ''))
      if (name === 'link' && attributes['rel'] !== 'canonical') loads.push(attributes['href'] ?? '')
      if (attributes['src'] !== undefined) loads.push(attributes['src'])
      if (attributes['srcset'] !== undefined)
        loads.push(...attributes['srcset'].split(',').map((one) => one.trim().split(' ')[0] ?? ''))
      if (name === 'style') forbidden.push('a <style> element')
      if ('style' in attributes) forbidden.push(`a style attribute on <${name}>`)
      for (const attribute of Object.keys(attributes)) {
        if (attribute.startsWith('on')) forbidden.push(`${attribute} on <${name}>`)
      }
      if (name === 'title') titles += 1
      if (name === 'h1') headings += 1
      if (name === 'script' && attributes['src'] === undefined) script = ''
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
  // A frame has ids, titles and headings of its own.
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
    images: namesIn('images', [...links, ...loads]),
    downloads: namesIn('files', links),
    rules: extractClassNames(classes).join(' '),
  }
}

/** The names of files in a folder of the site, whatever its base, among addresses. */
function namesIn(folder: 'files' | 'images', addresses: readonly string[]): string[] {
  const below = new RegExp(`^/(?:[^#?]*/)?${folder}/([^/#?]+)`)
  return [...new Set(addresses.flatMap((address) => below.exec(address)?.[1] ?? []))]
}

// Finds where changed pages lead for the first time: other websites, phone numbers, mail addresses, and maps or videos of others.
// A stranger who wants to do harm would change exactly these.
import type { ReadSite } from '../compare/read-site'
import type { ExtractedPage } from '../words/extract-page'

export type OutsideKind = 'website' | 'embed' | 'phone' | 'email'

export type OutsideFinding = {
  readonly kind: OutsideKind
  /** A host name, a phone number or a mail address. */
  readonly value: string
  /** The paths of the changed pages that have it. */
  readonly paths: readonly string[]
}

type ChangedPage = {
  readonly path: string
  readonly before: ExtractedPage
  readonly after: ExtractedPage
}

/**
 * Returns what no page of the site had until now, and each map or video that its page did not have.
 * @param base the site as it is now
 */
export function findOutside(base: ReadSite, pages: readonly ChangedPage[]): OutsideFinding[] {
  const html = [...base.pages.values()].map((page) => page.html)
  const findings = new Map<string, { kind: OutsideKind; value: string; paths: Set<string> }>()
  for (const { path, before, after } of pages) {
    const links = after.links
      .flatMap(({ href }) => classify(href))
      .filter((target) => !html.some((text) => hasTarget(text, target)))
    const embeds = after.embeds
      .filter((url) => !before.embeds.includes(url))
      .flatMap(classify)
      .map(({ value }): Target => ({ kind: 'embed', value }))
    for (const target of [...links, ...embeds]) {
      const key = `${target.kind} ${target.value}`
      const finding = findings.get(key) ?? { ...target, paths: new Set() }
      findings.set(key, { ...finding, paths: finding.paths.add(path) })
    }
  }
  return [...findings.values()].map(({ paths, ...finding }) => ({ ...finding, paths: [...paths] }))
}

type Target = Pick<OutsideFinding, 'kind' | 'value'>

/** Whether the HTML has a link there: the host name, number or mail address must not go on after the text that was found. */
function hasTarget(html: string, { kind, value }: Target): boolean {
  const text = `${kind === 'website' ? '//' : ':'}${value}`
  for (let at = html.indexOf(text); at !== -1; at = html.indexOf(text, at + 1)) {
    if (!/[\w.-]/.test(html[at + text.length] ?? '')) return true
  }
  return false
}

function classify(href: string): Target[] {
  const url = URL.canParse(href) ? new URL(href) : null
  if (url === null) return []
  // `host` has letters of other alphabets in Punycode, so that a lookalike is visible.
  if (url.protocol === 'https:' || url.protocol === 'http:')
    return [{ kind: 'website', value: url.host }]
  if (url.protocol === 'tel:' || url.protocol === 'sms:')
    return [{ kind: 'phone', value: url.pathname }]
  if (url.protocol === 'mailto:') return [{ kind: 'email', value: url.pathname }]
  return []
}

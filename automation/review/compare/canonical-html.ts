// Writes a built page in a form in which two pages are equal exactly if visitors get the same.
import { Parser } from 'htmlparser2'
import type { ClassStyles } from './class-styles'

/**
 * Returns the page without what depends on other pages of its site: the names of classes and stylesheets, and the content security
 * policy, which names the hosts of all pages.
 * @param styles the classes of the site that the page belongs to
 */
export function canonicalizeHtml(html: string, styles: ClassStyles): string {
  const parts: unknown[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['http-equiv'] === 'Content-Security-Policy') return
      if (name === 'link' && attributes['rel'] === 'stylesheet') return
      const { class: classes = '', ...others } = attributes
      const looks = classes.split(' ').map((each) => styles.get(each) ?? each)
      parts.push([name, others, looks])
    },
    ontext: (text) => void parts.push(text),
    onclosetag: (name) => void parts.push([name]),
  })
  parser.end(html)
  return JSON.stringify(joinTexts(parts))
}

/** The parser divides a text wherever it meets a character reference. */
function joinTexts(parts: readonly unknown[]): unknown[] {
  const joined: unknown[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

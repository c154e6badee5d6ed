// The Markdown libraries, put together once: CommonMark, GitHub's tables, directives, and clean HTML.
import { defaultSchema } from 'hast-util-sanitize'
import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import type { Processor } from 'unified'

/**
 * What the HTML of a text may hold. The default list of hast-util-sanitize is GitHub's; it is widened by phone and text-message
 * links, and by the few properties that the steps beside this file set themselves.
 */
const schema = {
  ...defaultSchema,
  clobber: [],
  // No protocol is called "none", so only addresses on this site are left; an empty list would allow them all.
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel', 'sms'], src: ['none'] },
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.['a'] ?? []), 'target', 'rel'],
    img: [...(defaultSchema.attributes?.['img'] ?? []), 'loading', 'decoding'],
    span: [['className', 'visually-hidden'] as [string, string]],
  },
}

/** The front matter has been cut off before. */
const FEATURES = { gfm: true, directive: true, frontmatter: false }

/** Reads the same as remark's own parser, in a twentieth of the time (docs/decisions/markdown.md). */
function parseQuickly(this: Processor): void {
  this.parser = (text) => markdownToMdast(text, { features: FEATURES })
}

const processor = remark().use(parseQuickly).use(remarkHtml, { sanitize: schema }).freeze()

/** Markdown to its tree (mdast). */
export function parseTree(text: string): Root {
  return processor.parse(text)
}

/** Some nodes of a tree to clean HTML. */
export function toHtml(children: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...children] }).trim()
}

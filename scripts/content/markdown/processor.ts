// The Markdown libraries, put together once: CommonMark, GitHub's tables, directives, and clean HTML.
import { defaultSchema } from 'hast-util-sanitize'
import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'

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

const processor = remark()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkHtml, { sanitize: schema })
  .freeze()

/** Markdown to its tree (mdast). */
export function parseTree(text: string): Root {
  return processor.parse(text)
}

/** Some nodes of a tree to clean HTML. */
export function toHtml(children: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...children] }).trim()
}

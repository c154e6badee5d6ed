// The Markdown libraries, put together once: CommonMark, GitHub's tables, directives, and clean HTML.
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml as stringify } from 'hast-util-to-html'
import type { Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { markdownToMdast } from 'satteri'

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

/** Markdown to its tree (mdast). */
export function parseTree(text: string): Root {
  return markdownToMdast(text, { features: FEATURES }) as Root
}

/** Some nodes of a tree to clean HTML. */
export function toHtml(children: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...children] }
  return stringify(sanitize(toHast(root), schema)).trim()
}

// The Markdown processor: CommonMark, GFM, directives, and sanitized HTML.
import { defaultSchema } from 'hast-util-sanitize'
import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { markdownToMdast } from 'satteri'
import type { Processor } from 'unified'

/**
 * The HTML that a text may contain: the default schema of hast-util-sanitize (GitHub's), with phone and text-message links and the
 * properties that the modules in this directory set.
 */
const schema = {
  ...defaultSchema,
  clobber: [],
  // No protocol is called "none", so this allows only paths on this site; an empty list would allow every URL.
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel', 'sms'], src: ['none'] },
  tagNames: [...(defaultSchema.tagNames ?? []), 'cite'],
  attributes: {
    ...defaultSchema.attributes,
    a: [...(defaultSchema.attributes?.['a'] ?? []), 'target', 'rel', 'hrefLang'],
    img: [...(defaultSchema.attributes?.['img'] ?? []), 'loading', 'decoding'],
    span: [['className', 'visually-hidden'] as [string, string]],
  },
}

/** The text has no front matter, which was split off before. */
const PARSER_FEATURES = { gfm: true, directive: true, frontmatter: false }

/** Sets a parser with the same result as remark's own in a twentieth of the time (docs/decisions/markdown.md). */
function useFastParser(this: Processor): void {
  this.parser = (text) => markdownToMdast(text, { features: PARSER_FEATURES })
}

const processor = remark().use(useFastParser).use(remarkHtml, { sanitize: schema }).freeze()

/** Parses Markdown into a tree (mdast). */
export function parseTree(text: string): Root {
  return processor.parse(text)
}

/** Renders nodes as sanitized HTML. */
export function toHtml(children: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...children] }).trim()
}

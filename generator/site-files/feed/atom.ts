// The feed of posts in the Atom format. Source: RFC 4287.
import { escapeHtml } from '../../../components/html/escape-html'
import { ATOM_FILE, BLOG_PATH } from '../../../model/site-structure'
import type { SiteFilesInput } from '../site-files-input'
import { getRecentPosts, type FeedPost } from './recent-posts'

/** It changes only if a post does: it is as new as the post that was changed last. */
export function createAtomFeed(input: SiteFilesInput): string {
  const { settings } = input.site
  const { url } = input.build
  const posts = getRecentPosts(input)
  const updatedAt =
    posts
      .map((post) => post.updatedAt)
      .sort()
      .at(-1) ?? ''
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeHtml(`${url}/${ATOM_FILE}`)}</id>
<title>${escapeHtml(settings.name)}</title>
<subtitle>${escapeHtml(settings.tagline)}</subtitle>
<link rel="self" type="application/atom+xml" href="${escapeHtml(`${url}/${ATOM_FILE}`)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(`${url}${BLOG_PATH}`)}"/>
<updated>${updatedAt}</updated>
${posts.map(formatEntry).join('')}</feed>
`
}

const formatEntry = ({ title, summary, author, url, publishedAt, updatedAt }: FeedPost): string =>
  `<entry>
<id>${escapeHtml(url)}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>
<published>${publishedAt}</published>
<updated>${updatedAt}</updated>
<author><name>${escapeHtml(author)}</name></author>
<summary>${escapeHtml(summary)}</summary>
</entry>
`

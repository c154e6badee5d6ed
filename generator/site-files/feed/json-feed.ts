// The feed of posts in the JSON Feed format. Source: https://www.jsonfeed.org/version/1.1/.
import { BLOG_PATH, JSON_FEED_FILE } from '../../../model/site-structure'
import type { SiteFilesInput } from '../site-files-input'
import { getRecentPosts } from './recent-posts'

export function createJsonFeed(input: SiteFilesInput): string {
  const { settings } = input.site
  const { url } = input.build
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: settings.name,
    description: settings.tagline,
    home_page_url: `${url}${BLOG_PATH}`,
    feed_url: `${url}/${JSON_FEED_FILE}`,
    language: 'en',
    items: getRecentPosts(input).map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      content_text: post.summary,
      date_published: post.publishedAt,
      date_modified: post.updatedAt,
      authors: [{ name: post.author }],
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

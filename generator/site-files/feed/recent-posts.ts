// Collects what the feeds say of the newest posts. They have the summary rather than the text: readers keep copies, and no correction,
// such as a new phone number, would reach them.
import type { Post } from '../../../model/collections/post'
import { getStartOfDay } from '../../../model/dates/day'
import type { SiteFilesInput } from '../site-files-input'

const MAX_POSTS = 20
const SECOND_MS = 1000

export type FeedPost = Pick<Post, 'title' | 'summary' | 'author'> & {
  readonly url: string
  /** Both as ISO 8601 in UTC. */
  readonly publishedAt: string
  readonly updatedAt: string
}

/** Returns the newest posts, the latest first. */
export function getRecentPosts({ site, build }: SiteFilesInput): FeedPost[] {
  return site.posts.slice(0, MAX_POSTS).map(({ title, summary, author, date, file, pagePath }) => {
    const publishedAt = getStartOfDay(date, site.settings.timeZone)
    const committedAt = new Date((build.lastCommits[file] ?? 0) * SECOND_MS).toISOString()
    return {
      title,
      summary,
      author,
      url: `${build.url}${pagePath}`,
      publishedAt,
      // A post may be written before its day.
      updatedAt: committedAt > publishedAt ? committedAt : publishedAt,
    }
  })
}

// The links from a post to the next newer and the next older one.
import type { PreviousNextData } from '../../../components/navigation/previous-next'
import type { Post } from '../../../model/collections/post'
import type { Site } from '../../../model/site'
import { BLOG_PATH } from '../../../model/site-structure'
import { findIndexByPath } from '../entries'

/** Returns null if the page is not a post. Services have no such links: nobody in need should be led on to another need. */
export function getPreviousNext({ posts }: Site, path: string): PreviousNextData | null {
  const index = findIndexByPath(posts, path)
  if (index === -1) return null
  return {
    previous: createLink(posts[index - 1], 'Newer post'),
    all: { label: 'All posts', href: BLOG_PATH },
    next: createLink(posts[index + 1], 'Older post'),
  }
}

const createLink = (post: Post | undefined, relation: string) =>
  post?.pagePath ? { relation, label: post.title, href: post.pagePath } : null

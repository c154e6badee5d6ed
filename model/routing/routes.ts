// The paths of all pages of the site.
import { POSTS_PER_PAGE } from '../collections/post'
import type { Site } from '../site'
import { getAllEntries } from '../entries'
import { BLOG_PATH, STAFF_PATH } from '../site-structure'

/** Returns the path of a page of the list of posts, counted from 1; the first one is the blog itself. */
export function getBlogPagePath(number: number): string {
  return number === 1 ? BLOG_PATH : `${BLOG_PATH}/page/${number}`
}

const BLOG_PAGE = new RegExp(`^${BLOG_PATH}/page/(\\d+)$`)

/** Returns the number of a page of the list of posts, or null for any other path, such as that of the blog itself. */
export function getBlogPageNumber(path: string): number | null {
  const number = BLOG_PAGE.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

/** Returns how many pages the list of posts has; at least one. */
export function countBlogPages(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_PER_PAGE))
}

/** Returns the paths of all entries that have a page of their own, by collection. */
export function getEntryPaths(site: Site): string[] {
  return getAllEntries(site)
    .map(({ pagePath }) => pagePath)
    .filter((path) => path !== null)
}

/** Returns all paths that a build writes, each once, sorted. */
export function getAllPaths(site: Site): string[] {
  const blogPages = Array.from({ length: countBlogPages(site.posts.length) - 1 }, (_, index) =>
    getBlogPagePath(index + 2),
  )
  return [...getEntryPaths(site), ...blogPages, STAFF_PATH].sort()
}

// Every address of the site, and the file behind it.
import { POSTS_PER_PAGE } from '../collections/post'
import type { Site } from '../site'
import { collections, type CollectionName } from '../collections'

/** The address of a page of the blog's list, counted from 1; the first is the blog itself. */
export function getBlogPagePath(number: number): string {
  return number === 1 ? '/blog' : `/blog/page/${number}`
}

/** The number of a page of the blog's list by its address, or null. The first page is the blog itself and has no number. */
export function blogPageNumber(address: string): number | null {
  const number = /^\/blog\/page\/(\d+)$/.exec(address)?.[1]
  return number === undefined ? null : Number(number)
}

/** How many pages the blog's list has; at least one. */
export function countBlogPages(posts: number): number {
  return Math.max(1, Math.ceil(posts / POSTS_PER_PAGE))
}

/** The addresses of all entries that have a page of their own, by kind. */
export function getEntryPaths(site: Site): string[] {
  const names = Object.keys(collections) as CollectionName[]
  return names
    .flatMap((name) => site[name].map((entry) => entry.pagePath))
    .filter((address) => address !== null)
}

/** All addresses that a build writes, each once, sorted. */
export function getAllPaths(site: Site): string[] {
  const more = Array.from({ length: countBlogPages(site.posts.length) - 1 }, (_, index) =>
    getBlogPagePath(index + 2),
  )
  return [...getEntryPaths(site), ...more].sort()
}

// Tests that made-up posts are the same each time, have what a text may have, and have no problems.
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../model/load-site'
import { readContent } from '../../../model/source/read-content'
import { SAMPLE_CONTENT } from '../../sample-content'
import { getPostFileName, createPost } from './post'

const POSTS = Array.from({ length: 60 }, (_, index) => index + 1)

describe('postText', () => {
  it('depends on the number of the post alone', () => {
    expect(createPost(7)).toBe(createPost(7))
    expect(new Set(POSTS.map(createPost)).size).toBe(POSTS.length)
    expect(createPost(3)).toMatchSnapshot()
  })

  it('is about 500 words long', () => {
    const words =
      POSTS.map(createPost)
        .join('')
        .match(/[a-z]{2,}/gi) ?? []
    expect(Math.abs(words.length / POSTS.length - 520)).toBeLessThan(40)
  })

  it('has no problem in the site', () => {
    const files = readContent(SAMPLE_CONTENT)
    const added = POSTS.map((number) => [`blog/${getPostFileName(number)}.md`, createPost(number)])
    const texts = { ...files.texts, ...(Object.fromEntries(added) as Record<string, string>) }
    const { site, problems } = loadSite({ ...files, texts }, { today: () => '2026-11-20' })
    expect(problems.filter(({ file }) => file?.includes('bench-'))).toEqual([])
    expect(site.posts.length).toBeGreaterThan(POSTS.length)
  })
})

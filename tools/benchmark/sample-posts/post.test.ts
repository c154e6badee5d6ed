import { describe, expect, test } from 'vitest'
import { loadSite } from '../../../model/load-site'
import { readContent } from '../../../model/source/read-content'
import { SAMPLE_CONTENT } from '../../sample-content'
import { getPostFileName, createPost } from './post'

const POST_NUMBERS = Array.from({ length: 60 }, (_, index) => index + 1)

describe('createPost', () => {
  test('returns a text that depends only on the number of the post', () => {
    expect(createPost(7)).toBe(createPost(7))
    expect(new Set(POST_NUMBERS.map(createPost)).size).toBe(POST_NUMBERS.length)
    expect(createPost(3)).toMatchSnapshot()
  })

  test('returns about 500 words', () => {
    const words =
      POST_NUMBERS.map(createPost)
        .join('')
        .match(/[a-z]{2,}/gi) ?? []
    expect(Math.abs(words.length / POST_NUMBERS.length - 520)).toBeLessThan(40)
  })

  test('returns a post without problems', () => {
    const files = readContent(SAMPLE_CONTENT)
    const posts = POST_NUMBERS.map((number) => [
      `blog/${getPostFileName(number)}.md`,
      createPost(number),
    ])
    const texts = { ...files.texts, ...(Object.fromEntries(posts) as Record<string, string>) }
    const { site, problems } = loadSite({ ...files, texts }, { today: () => '2026-11-20' })
    expect(problems.filter(({ file }) => file?.includes('bench-'))).toEqual([])
    expect(site.posts.length).toBeGreaterThan(POST_NUMBERS.length)
  })
})

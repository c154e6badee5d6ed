// Tests the list of posts, with and without a featured post, and without any posts.
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render'
import type { PostData } from './post-card'
import { PostList } from './post-list'

const createPost = (title: string): PostData => ({
  title,
  summary: 'Words.',
  date: '2024-03-05',
  author: 'Ann',
  hidden: null,
  image: { file: 'a.svg', alt: '', width: 3, height: 2 },
  href: `/blog/${title.toLowerCase()}`,
})

describe('PostList', () => {
  test('features only the newest post', () => {
    const html = render(<PostList posts={[createPost('New'), createPost('Old')]} newest />)
    expect(html.match(/data-featured="true"/g)).toHaveLength(1)
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/blog/new',
      '/blog/old',
    ])
  })

  test('features no post on later pages', () => {
    const html = render(<PostList posts={[createPost('One'), createPost('Two')]} newest={false} />)
    expect(html).not.toContain('data-featured="true"')
    expect(html.match(/<article/g)).toHaveLength(2)
  })

  test('shows a text and a link to the contact page if there are no posts', () => {
    const html = render(<PostList posts={[]} newest />)
    expect(html).toContain('<h2>There are no articles yet</h2>')
    expect(html).toContain('href="/contact"')
  })
})

// The list of posts: the newest one first and larger, and kind words where there is none.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import type { PostData } from './post-card'
import { PostList } from './post-list'

const post = (title: string): PostData => ({
  ...{ title, summary: 'Words.', date: '2024-03-05', author: 'Ann', hidden: null },
  image: { file: 'a.svg', alt: '', width: 3, height: 2 },
  address: `/blog/${title.toLowerCase()}`,
})

test('the newest post is shown larger, once', () => {
  const html = render(<PostList posts={[post('New'), post('Old')]} newest />)
  expect(html.match(/data-featured="true"/g)).toHaveLength(1)
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
    '/blog/new',
    '/blog/old',
  ])
})

test('on later pages all are alike', () => {
  const html = render(<PostList posts={[post('One'), post('Two')]} newest={false} />)
  expect(html).not.toContain('data-featured="true"')
  expect(html.match(/<article/g)).toHaveLength(2)
})

test('without posts there are words and a way to us', () => {
  const html = render(<PostList posts={[]} newest />)
  expect(html).toContain('<h2>There are no articles yet</h2>')
  expect(html).toContain('href="/contact"')
})

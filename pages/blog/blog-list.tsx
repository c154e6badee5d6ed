// One page of the blog's list; the first shows the newest post larger.
import type { PostData } from '../../components/posts/post-card'
import { PostList } from '../../components/posts/post-list'
import { Section } from '../../components/section/section'
import { ButtonLink } from '../../components/button/button-link'
import type { PageInput, PageData } from '../../renderer/page-context'
import { blogPageAddress, countBlogPages } from '../../model/routing/routes'
import { POSTS_PER_PAGE } from '../../model/collections/post'
import { whyHidden } from '../../model/visibility'
import { pageBySlug, picture } from '../_data/entries'
import { headOf } from '../_data/metadata'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroText, IntroTop } from '../page-intro'
import { styled } from '../../components/styled/styled'

const Steps = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.space.medium,
  marginTop: theme.space.huge,
  justifyContent: 'space-between',
}))

type Props = {
  intro: IntroData
  posts: readonly PostData[]
  number: number
  newer: string | null
  older: string | null
}

export function BlogPage({ intro, posts, number, newer, older }: Props) {
  return (
    <>
      <IntroTop
        intro={
          number === 1
            ? intro
            : { ...intro, heading: `${intro.heading}, page ${number}`, lead: undefined }
        }
      />
      <Section>
        <PostList posts={posts} newest={number === 1} />
        {newer === null && older === null ? null : (
          <Steps aria-label="Pages of the blog">
            <span>{newer === null ? null : <ButtonLink to={newer}>Newer posts</ButtonLink>}</span>
            <span>{older === null ? null : <ButtonLink to={older}>Older posts</ButtonLink>}</span>
          </Steps>
        )}
      </Section>
      {number === 1 ? <IntroText intro={intro} /> : null}
    </>
  )
}

/** `number` counts the pages of the list from 1. */
export function blogPageData({ site, build }: PageInput, number: number): PageData<Props> {
  const page = pageBySlug(site, 'blog')
  const pages = countBlogPages(site.posts.length)
  const posts = site.posts
    .slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE)
    .map((post) => ({
      title: post.title,
      summary: post.summary,
      date: post.date,
      author: post.author,
      picture: picture(site, post.image, post.imageAlt, post.focus),
      address: post.pageAddress ?? '/blog',
      hidden: whyHidden(post, build.today),
    }))
  const title = number === 1 ? page.title : `${page.title}, page ${number}`
  return {
    pageProps: {
      intro: introOf(site, page),
      posts,
      number,
      newer: number > 1 ? blogPageAddress(number - 1) : null,
      older: number < pages ? blogPageAddress(number + 1) : null,
    },
    head: headOf(site, { title, description: page.description }),
    lists: ['posts'],
  }
}

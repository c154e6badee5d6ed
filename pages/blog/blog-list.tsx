// One page of the blog. The first page features the newest post.
import { FollowPosts } from '../../components/posts/follow-posts'
import type { PostData } from '../../components/posts/post-card'
import { PostList } from '../../components/posts/post-list'
import { Section } from '../../components/section/section'
import { ButtonLink } from '../../components/button/button-link'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getBlogPagePath, countBlogPages } from '../../model/routing/routes'
import { ATOM_FILE } from '../../model/site-structure'
import { POSTS_PER_PAGE } from '../../model/collections/post'
import { getHiddenReason } from '../../model/visibility'
import { getPage } from '../_data/entries'
import { getImage } from '../_data/images'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'
import { styled } from '../../components/styled/styled'

const Pagination = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.space.medium,
  marginTop: theme.space.huge,
  justifyContent: 'space-between',
}))

type Props = {
  intro: PageIntro
  posts: readonly PostData[]
  number: number
  newer: string | null
  older: string | null
  /** The public URL of the feed; null on later pages, and while there are no posts. */
  feedUrl: string | null
}

export function BlogList({ intro, posts, number, newer, older, feedUrl }: Props) {
  return (
    <>
      <PageIntroHeader
        intro={
          number === 1
            ? intro
            : { ...intro, heading: `${intro.heading}, page ${number}`, lead: undefined }
        }
      />
      <Section>
        <PostList posts={posts} newest={number === 1} />
        {newer === null && older === null ? null : (
          <Pagination aria-label="Pages of the blog">
            <span>{newer === null ? null : <ButtonLink href={newer}>Newer posts</ButtonLink>}</span>
            <span>{older === null ? null : <ButtonLink href={older}>Older posts</ButtonLink>}</span>
          </Pagination>
        )}
      </Section>
      {number === 1 ? <PageIntroBody intro={intro} /> : null}
      {feedUrl === null ? null : <FollowPosts url={feedUrl} />}
    </>
  )
}

/** @param number the number of the page, starting at 1 */
export function getBlogList({ site, build }: PageInput, number: number): PageResult<Props> {
  const page = getPage(site, 'blog')
  const pageCount = countBlogPages(site.posts.length)
  const posts = site.posts
    .slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE)
    .map((post) => ({
      title: post.title,
      summary: post.summary,
      date: post.date,
      author: post.author,
      image: getImage(site, post.image, post.imageAlt, post.focus),
      href: post.pagePath ?? '/blog',
      hidden: getHiddenReason(post, build.today),
    }))
  const title = number === 1 ? page.title : `${page.title}, page ${number}`
  return {
    pageProps: {
      intro: getPageIntro(site, page),
      posts,
      number,
      newer: number > 1 ? getBlogPagePath(number - 1) : null,
      older: number < pageCount ? getBlogPagePath(number + 1) : null,
      feedUrl: number === 1 && posts.length > 0 ? `${build.url}/${ATOM_FILE}` : null,
    },
    head: createMetadata(site, { title, description: page.description }),
    listedCollections: ['posts'],
  }
}

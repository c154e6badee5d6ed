// The posts on one page of the blog.
import { CardGrid } from '../card/card-grid'
import { EmptyState } from '../empty-state/empty-state'
import { ButtonLink } from '../button/button-link'
import { PostCard, type PostData } from './post-card'
import { styled } from '../styled/styled'

const Featured = styled('div')(({ theme }) => ({ marginBottom: theme.space.cards }))

/** If `newest` is set, the list begins with the newest post, which is featured. */
export function PostList({ posts, newest }: { posts: readonly PostData[]; newest: boolean }) {
  const [firstPost, ...otherPosts] = posts
  if (firstPost === undefined) {
    return (
      <EmptyState>
        <h2>There are no articles yet</h2>
        <p>Is there something you would like to read about? Tell us, and we will think of it.</p>
        <div>
          <ButtonLink href="/contact">Contact us</ButtonLink>
        </div>
      </EmptyState>
    )
  }
  return (
    <>
      {newest ? (
        <Featured>
          <PostCard post={firstPost} featured />
        </Featured>
      ) : null}
      <CardGrid>
        {(newest ? otherPosts : posts).map((post) => (
          <PostCard key={post.href} post={post} />
        ))}
      </CardGrid>
    </>
  )
}

// The posts of one page of the blog's list.
import { CardGrid } from '../card/card-grid'
import { EmptyState } from '../empty-state/empty-state'
import { ButtonLink } from '../button/button-link'
import { PostCard, type PostData } from './post-card'
import { styled } from '../styled/styled'

const Featured = styled('div')(({ theme }) => ({ marginBottom: theme.space.cards }))

/** `newest` says that the list begins with the newest post, which is then shown larger. */
export function PostList({ posts, newest }: { posts: readonly PostData[]; newest: boolean }) {
  const [first, ...others] = posts
  if (first === undefined) {
    return (
      <EmptyState>
        <h2>There are no articles yet</h2>
        <p>Is there something you would like to read about? Tell us, and we will think of it.</p>
        <div>
          <ButtonLink to="/contact">Contact us</ButtonLink>
        </div>
      </EmptyState>
    )
  }
  return (
    <>
      {newest ? (
        <Featured>
          <PostCard post={first} featured />
        </Featured>
      ) : null}
      <CardGrid>
        {(newest ? others : posts).map((post) => (
          <PostCard key={post.address} post={post} />
        ))}
      </CardGrid>
    </>
  )
}

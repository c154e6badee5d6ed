// The posts on one page of the blog.
import { CardGrid } from '../card/card-grid'
import { EmptyState } from '../empty-state/empty-state'
import { ButtonLink } from '../button/button-link'
import { PostCard, type PostData } from './post-card'

/** If `newest` is set, the list begins with the newest post, which is featured. */
export function PostList({ posts, newest }: { posts: readonly PostData[]; newest: boolean }) {
  if (posts.length === 0) {
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
    <CardGrid featureFirst={newest}>
      {posts.map((post, index) => (
        <PostCard key={post.href} post={post} featured={newest && index === 0} />
      ))}
    </CardGrid>
  )
}

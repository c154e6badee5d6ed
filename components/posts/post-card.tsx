// A blog post in a list. The newest post is larger.
import Typography from '@mui/material/Typography'
import type { Day } from '../../model/dates/day'
import type { HiddenReason } from '../../model/visibility'
import { CardBox, CardLink, CardImage, CardText } from '../card/card'
import { DateRange } from '../date/date-range'
import { DraftBadge } from '../draft-status/draft-badge'
import type { PageImage } from '../image/image'
import { styled } from '../styled/styled'

export type PostData = {
  readonly title: string
  readonly summary: string
  readonly date: Day
  readonly author: string
  readonly image: PageImage
  readonly href: string
  /** Why the post is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

const Box = styled(CardBox)(({ theme }) => ({
  '&[data-featured="true"]': {
    '& h2': theme.typography.h3,
    [theme.breakpoints.up('md')]: { alignItems: 'center' },
  },
}))

const Byline = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

export function PostCard({ post, featured = false }: { post: PostData; featured?: boolean }) {
  return (
    <Box data-featured={featured}>
      <CardImage {...post.image} priority={featured} />
      <CardText
        head={
          <>
            <DraftBadge hidden={post.hidden} />
            <Byline>
              <DateRange last={post.date} /> · {post.author}
            </Byline>
            <Typography variant="h4" component="h2">
              {post.title}
            </Typography>
          </>
        }
        action={
          <CardLink href={post.href} data-stretched-link="">
            Read more<span className="visually-hidden"> about {post.title}</span>
          </CardLink>
        }
      >
        <p>{post.summary}</p>
      </CardText>
    </Box>
  )
}

// The members of the board of directors.
import type { BoardMember } from '../../model/collections/board-member'
import type { HiddenReason } from '../../model/visibility'
import { DraftBadge } from '../draft-status/draft-badge'
import { styled } from '../styled/styled'

export type MemberData = Pick<BoardMember, 'slug' | 'name' | 'title' | 'organization'> & {
  /** Why the member is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: `${theme.space.text} ${theme.space.huge}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& li': {
    borderTop: `${theme.border.strong} ${theme.vars.palette.divider}`,
    paddingTop: theme.space.medium,
  },
  '& > span': { color: theme.vars.palette.text.secondary },
}))

export function BoardList({ members }: { members: readonly MemberData[] }) {
  return (
    <List>
      {members.map(({ slug, name, title, organization, hidden }) => (
        <li key={slug}>
          <strong>{name}</strong>, {title}
          <span className="visually-hidden">, </span>
          <br />
          <span>{organization}</span>
          <DraftBadge hidden={hidden} />
        </li>
      ))}
    </List>
  )
}

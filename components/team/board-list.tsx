// The members of the board of directors.
import { styled } from '@mui/material/styles'
import type { BoardMember } from '../../scripts/content/kinds/board-member'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: `${theme.space.text} ${theme.space.huge}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.size.entry}), 1fr))`,
  '& li': {
    borderTop: `${theme.border.strong} ${theme.vars.palette.divider}`,
    paddingTop: theme.space.medium,
  },
  '& span': { color: theme.vars.palette.text.secondary },
}))

export function BoardList({ members }: { members: readonly BoardMember[] }) {
  return (
    <List>
      {members.map(({ slug, name, title, organization }) => (
        <li key={slug}>
          <strong>{name}</strong>, {title}
          <br />
          <span>{organization}</span>
        </li>
      ))}
    </List>
  )
}

// The members of the board of directors.
import { styled } from '@mui/material/styles'
import type { BoardMember } from '../../scripts/content/kinds/board-member'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '1rem 2rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  '& li': { borderTop: `2px solid ${theme.vars.palette.divider}`, paddingTop: '0.8rem' },
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

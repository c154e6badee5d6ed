// A few short facts, set off from the text.
import type { ReactNode } from 'react'
import { styled } from '../styled/styled'

const Box = styled('section')(({ theme }) => ({
  maxWidth: theme.measure,
  marginBottom: theme.space.huge,
  padding: theme.space.large,
  borderRadius: theme.radius.card,
  border: theme.border.forced,
  background: theme.vars.palette.band.soft,
  '& h2': { ...theme.typography.h5, marginBottom: theme.space.small },
  '& ul': { margin: 0, paddingLeft: theme.space.text },
  '& li + li': { marginTop: theme.space.hair },
}))

export function FactList({ title, facts }: { title: string; facts: readonly ReactNode[] }) {
  return (
    <Box>
      <h2>{title}</h2>
      <ul>
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
      </ul>
    </Box>
  )
}

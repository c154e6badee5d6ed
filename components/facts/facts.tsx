// A few short facts, set off from the text.
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Box = styled('section')(({ theme }) => ({
  maxWidth: theme.measure,
  marginBottom: '2rem',
  padding: '1.3rem 1.6rem',
  borderRadius: theme.radius.card,
  border: '1px solid transparent',
  background: theme.vars.palette.band.soft,
  '& h2': { ...theme.typography.h5, marginBottom: '0.6rem' },
  '& ul': { margin: 0, paddingLeft: '1.2rem' },
  '& li + li': { marginTop: '0.3rem' },
}))

export function Facts({ title, facts }: { title: string; facts: readonly ReactNode[] }) {
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

// A question whose answer opens below it. Browsers open it by themselves when a link leads to the answer or a search on the page finds it.
import Typography from '@mui/material/Typography'
import type { ElementType, ReactNode } from 'react'
import { styled } from '../styled/styled'

const Box = styled('details')(({ theme: { border, space, ...theme } }) => ({
  maxWidth: theme.measure,
  margin: `${space.large} 0`,
  borderBlock: `${border.thin} ${theme.vars.palette.divider}`,
  // Questions that follow one another are one list with a single line between them.
  '[data-question] + &': { marginTop: `calc(-1 * ${space.large})`, borderTop: 0 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.text,
    minHeight: theme.size.button,
    padding: `${space.small} ${space.tiny} ${space.small} 0`,
    cursor: 'pointer',
    listStyle: 'none',
    color: theme.vars.palette.primary.main,
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...theme.chevron, flexShrink: 0 },
  },
  '& summary:hover > *': { textDecoration: 'underline' },
  '&[open] summary::after': { transform: theme.chevronOpen },
}))

/** Links lead to the answer, because browsers open a closed element only for what is inside it. The question stays in view above it. */
const Answer = styled('div')(({ theme: { size, space } }) => ({
  padding: `0 0 ${space.large}`,
  scrollMarginTop: size.question,
}))

type Props = { id: string | null; depth: number; question: string; children: ReactNode }

export function Question({ id, depth, question, children }: Props) {
  return (
    <Box data-question="">
      <summary>
        <Typography variant="h5" component={`h${depth}` as ElementType}>
          {question}
        </Typography>
      </summary>
      <Answer id={id ?? undefined}>{children}</Answer>
    </Box>
  )
}

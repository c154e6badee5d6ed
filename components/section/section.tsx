// A part of a page: a band of ground with a heading and the page's width.
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Band = styled('section', { shouldForwardProp: (name) => name !== 'soft' })<{ soft: boolean }>(
  ({ theme, soft }) => ({
    padding: `${theme.space.section} 0`,
    ...(soft
      ? { background: theme.vars.palette.band.soft }
      : { '[data-plain] + &': { paddingTop: 0 } }),
  }),
)

const Title = styled(Typography)(({ theme }) => ({ marginBottom: theme.space.large }))

type Props = { title?: string; id?: string; soft?: boolean; children: ReactNode }

export function Section({ title, id, soft = false, children }: Props) {
  return (
    <Band soft={soft} id={id} data-plain={soft ? undefined : ''}>
      <Container>
        {title === undefined ? null : <Title variant="h2">{title}</Title>}
        {children}
      </Container>
    </Band>
  )
}

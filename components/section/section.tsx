// A part of a page: a band of ground with a heading and the page's width.
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Container } from '../container/container'
import { styled } from '../styled/styled'

const Soft = styled('section')(({ theme }) => ({
  padding: `${theme.space.section} 0`,
  background: theme.vars.palette.band.soft,
}))

const Plain = styled('section')(({ theme }) => ({
  padding: `${theme.space.section} 0`,
  '[data-plain] + &': { paddingTop: 0 },
}))

const Title = styled(Typography)(({ theme }) => ({ marginBottom: theme.space.large }))

type Props = { title?: string; id?: string; soft?: boolean; children: ReactNode }

export function Section({ title, id, soft = false, children }: Props) {
  const inside = (
    <Container>
      {title === undefined ? null : <Title variant="h2">{title}</Title>}
      {children}
    </Container>
  )
  return soft ? (
    <Soft id={id}>{inside}</Soft>
  ) : (
    <Plain id={id} data-plain="">
      {inside}
    </Plain>
  )
}

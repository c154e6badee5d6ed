// A section of a page: a band of background with a heading, at the width of the page.
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Container } from '../container/container'
import { styled } from '../styled/styled'

const MutedSection = styled('section')(({ theme }) => ({
  padding: `${theme.space.section} 0`,
  '&:last-child': { paddingBottom: theme.space.aboveHills },
  background: theme.vars.palette.band.soft,
}))

const PlainSection = styled('section')(({ theme }) => ({
  padding: `${theme.space.section} 0`,
  '[data-plain] + &': { paddingTop: 0 },
  '&:last-child': { paddingBottom: theme.space.aboveHills },
}))

const Title = styled(Typography)(({ theme }) => ({ marginBottom: theme.space.large }))

type Props = { title?: string; id?: string; muted?: boolean; children: ReactNode }

export function Section({ title, id, muted = false, children }: Props) {
  const content = (
    <Container>
      {title === undefined ? null : <Title variant="h2">{title}</Title>}
      {children}
    </Container>
  )
  return muted ? (
    <MutedSection id={id} data-muted="">
      {content}
    </MutedSection>
  ) : (
    <PlainSection id={id} data-plain="">
      {content}
    </PlainSection>
  )
}

// The top of a page: its heading, a few words, what to do first, and a picture.
import type { ReactNode } from 'react'
import { Container } from '../container/container'
import { makeHeading } from '../heading/heading'
import { Picture, type PictureData } from '../picture/picture'
import { styled } from '../styled/styled'

const Band = styled('div')(({ theme }) => ({
  background: theme.vars.palette.band.soft,
  borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
  padding: `${theme.space.top} 0`,
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.1fr 0.9fr' },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.text,
  maxWidth: theme.size.words,
}))

const Heading = makeHeading('h1', 'h1')

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.medium,
  marginTop: theme.space.tiny,
}))

const Rounded = styled(Picture)(({ theme }) => ({ borderRadius: theme.radius.large }))

type Props = {
  heading: string
  lead?: ReactNode
  picture?: PictureData | null
  /** What stands above the heading, such as the kind of page. */
  eyebrow?: ReactNode
  children?: ReactNode
}

export function PageTop({ heading, lead, picture = null, eyebrow, children }: Props) {
  const words = (
    <Words>
      {eyebrow}
      <Heading>{heading}</Heading>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children === undefined ? null : <Actions>{children}</Actions>}
    </Words>
  )
  return (
    <Band>
      <Container>
        {picture === null ? (
          words
        ) : (
          <Columns>
            {words}
            <Rounded
              {...picture}
              sizes="(min-width: 1200px) 510px, (min-width: 900px) 42vw, 92vw"
              first
            />
          </Columns>
        )}
      </Container>
    </Band>
  )
}

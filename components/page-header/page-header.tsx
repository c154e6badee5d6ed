// The top of a page: heading, introduction, actions and an image.
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Container } from '../container/container'
import { Image, type PageImage } from '../image/image'
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

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.text,
  maxWidth: theme.size.text,
}))

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

const RoundedImage = styled(Image)(({ theme }) => ({ borderRadius: theme.radius.large }))

type Props = {
  heading: string
  lead?: ReactNode
  image?: PageImage | null
  /** Shown above the heading, such as the date of a post. */
  eyebrow?: ReactNode
  children?: ReactNode
}

export function PageHeader({ heading, lead, image = null, eyebrow, children }: Props) {
  const text = (
    <Text>
      {eyebrow}
      <Typography variant="h1">{heading}</Typography>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children === undefined ? null : <Actions>{children}</Actions>}
    </Text>
  )
  return (
    <Band>
      <Container>
        {image === null ? (
          text
        ) : (
          <Columns>
            {text}
            <RoundedImage
              {...image}
              sizes="(min-width: 1200px) 510px, (min-width: 900px) 42vw, 92vw"
              priority
            />
          </Columns>
        )}
      </Container>
    </Band>
  )
}

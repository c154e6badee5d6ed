// The top of a page: heading, introduction, actions, a phone number and an image.
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { PhoneNumbers } from '../contact/phone-numbers'
import { TalkLine } from '../contact/talk-line'
import { Container } from '../container/container'
import { Image, type PageImage } from '../image/image'
import { styled } from '../styled/styled'

/**
 * Where the image is on a wide screen: `edge` reaches the right edge of the screen, for the first page of a section; `beside` is a
 * rounded image to the right of the text; `before` is a larger one to its left, for something to read.
 */
export type HeaderForm = 'edge' | 'beside' | 'before'

const Band = styled('div')(({ theme }) => ({
  position: 'relative',
  background: theme.vars.palette.band.soft,
  borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
  padding: `${theme.space.top} 0`,
}))

const EdgeBand = styled(Band)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { paddingBottom: 0 },
  [theme.breakpoints.up('xl')]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: theme.size.hero,
    paddingBlock: theme.space.huge,
  },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  alignItems: 'center',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '[data-form="before"] & > div': { order: 1 },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: theme.grid.columns },
}))

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.text,
  minWidth: 0,
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

/** Breaks out of the page's padding: to both edges of a phone, and to the right edge of a wide screen. */
const createEdgeStyle = ({ breakpoints, grid, radius }: Theme) => ({
  [breakpoints.down('md')]: { ...grid.bleed, maxWidth: 'none', borderRadius: 0 },
  [breakpoints.between('sm', 'md')]: grid.bleedTablet,
  [breakpoints.up('xl')]: {
    position: 'absolute' as const,
    inset: '0 0 0 auto',
    width: grid.toRightEdge,
    height: '100%',
    objectFit: 'cover' as const,
    borderRadius: `0 0 0 ${radius.edge}px`,
  },
})

const RoundedImage = styled(Image)(({ theme }) => ({ borderRadius: theme.radius.large }))
const EdgeImage = styled(RoundedImage)(({ theme }) => createEdgeStyle(theme))

const IMAGE_SIZES: Readonly<Record<HeaderForm, string>> = {
  edge: '(min-width: 1216px) 47vw, (min-width: 768px) 42vw, 100vw',
  beside: '(min-width: 1216px) 464px, (min-width: 768px) 40vw, 92vw',
  before: '(min-width: 1216px) 650px, (min-width: 768px) 53vw, 92vw',
}

type Props = {
  heading: string
  lead?: ReactNode
  image?: PageImage | null
  form?: HeaderForm
  /** Shown above the heading, such as the date of a post. */
  eyebrow?: ReactNode
  /** The numbers to call and to text; pages for staff have none. */
  phones: PhoneNumbers | null
  /** Whether the page is for people who give, help or come to an event. */
  forSupporters?: boolean
  /** Buttons below the introduction. */
  children?: ReactNode
}

export function PageHeader(props: Props) {
  const { heading, lead, image = null, form = 'beside', eyebrow, children } = props
  const { phones, forSupporters = false } = props
  const text = (
    <Text>
      {eyebrow}
      <Typography variant="h1">{heading}</Typography>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {children === undefined ? null : <Actions>{children}</Actions>}
      {phones === null ? null : <TalkLine phones={phones} forSupporters={forSupporters} />}
    </Text>
  )
  const hasEdge = image !== null && form === 'edge'
  const HeaderBand = hasEdge ? EdgeBand : Band
  const HeaderImage = hasEdge ? EdgeImage : RoundedImage
  return (
    <HeaderBand data-form={image === null ? undefined : form}>
      <Container>
        {image === null ? (
          text
        ) : (
          <Columns>
            {text}
            <HeaderImage {...image} sizes={IMAGE_SIZES[form]} priority />
          </Columns>
        )}
      </Container>
    </HeaderBand>
  )
}

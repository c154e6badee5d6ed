// A card: image, title, text, and at most one link, which covers the whole card.
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { HiddenReason } from '../../model/visibility'
import { DraftBadge } from '../draft-status/draft-badge'
import { Image, type PageImage } from '../image/image'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** Takes the rows of the grid around it, without the gaps between them. */
export const subgrid = { display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 }

export const CardBox = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  border: `${theme.border.thin} ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  transition: `border-color ${theme.timing.quick}, box-shadow ${theme.timing.quick}`,
  '&:has(a[data-stretched-link]:hover)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: theme.elevation.raised,
  },
}))

const CoverImage = styled(Image)({ aspectRatio: '3 / 2', objectFit: 'cover' })

/** Set `priority` if the image is visible immediately. */
export function CardImage(image: PageImage & { priority?: boolean }) {
  return <CoverImage {...image} sizes="(min-width: 1200px) 370px, (min-width: 700px) 45vw, 92vw" />
}

/** In a `CardGrid`, it takes the rows below the picture. */
const Text = styled('div')(({ theme: { breakpoints, space } }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: space.large,
  flexGrow: 1,
  '@supports (grid-template-rows: subgrid)': {
    [breakpoints.up('sm')]: { 'ul[data-columns] &': { ...subgrid, gridRow: '2 / -1' } },
  },
}))

const Part = styled('div')(({ theme: { space } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  '& + &:not(:empty)': { paddingTop: space.small },
  // The links are at the lower edges of the cards in a row.
  '&:nth-of-type(3)': { marginTop: 'auto' },
}))

type TextProps = { head: ReactNode; action?: ReactNode; children: ReactNode }

/** The heading, text and link of a card. */
export function CardText({ head, action, children }: TextProps) {
  return (
    <Text data-card-text="">
      <Part>{head}</Part>
      <Part>{children}</Part>
      <Part>{action}</Part>
    </Text>
  )
}

/** Stretches over the whole card, so that the card has one link and one tab stop (docs/decisions/cards.md). */
export const CardLink = styled(SiteLink)(({ theme }) => ({
  paddingTop: theme.space.tiny,
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `${theme.focus.ring} ${theme.vars.palette.secondary.main}`,
    outlineOffset: theme.focus.inside,
  },
}))

/** A second link or button of a card, above the link that covers the card. */
export const CardAction = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.layer.raised,
  alignSelf: 'start',
  paddingTop: theme.space.tiny,
}))

type Props = {
  title: string
  /** Shown below the title. */
  subtitle?: ReactNode
  image?: PageImage | null
  /** Whether the image is visible immediately. */
  priority?: boolean
  /** Screen readers hear the topic after the label: "about" and the title unless it is set. */
  link?: { href: string; label: string; topic?: string } | null
  level?: 'h2' | 'h3'
  /** A second link or button, below the link. */
  action?: ReactNode
  /** Why the entry is not on the public site, or null. */
  hidden?: HiddenReason | null
  children: ReactNode
}

export function Card({
  title,
  subtitle,
  image = null,
  priority = false,
  link = null,
  action,
  level = 'h3',
  hidden = null,
  children,
}: Props) {
  const head = (
    <>
      <DraftBadge hidden={hidden} />
      <Typography variant="h4" component={level}>
        {title}
      </Typography>
      {subtitle}
    </>
  )
  const cardLink =
    link === null ? null : (
      <CardLink href={link.href} data-stretched-link="">
        {link.label}
        <span className="visually-hidden"> {link.topic ?? `about ${title}`}</span>
      </CardLink>
    )
  return (
    <CardBox>
      {image === null ? null : <CardImage {...image} priority={priority} />}
      <CardText
        head={head}
        action={
          <>
            {cardLink}
            {action}
          </>
        }
      >
        {children}
      </CardText>
    </CardBox>
  )
}

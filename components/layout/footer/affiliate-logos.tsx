// The logos of our affiliates in the footer.
import { Image, type PageImage } from '../../image/image'
import { SiteLink } from '../../site-link/site-link'
import { styled } from '../../styled/styled'

export type AffiliateData = {
  readonly name: string
  readonly url: string | null
  readonly image: PageImage
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.cards,
  padding: 0,
  margin: `${theme.space.part} 0 0`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': {
    padding: theme.space.small,
    borderRadius: theme.radius.small,
    background: theme.vars.palette.background.paper,
    // The name of a logo that does not load.
    color: theme.vars.palette.text.primary,
  },
  '& img': { height: theme.size.plate, objectFit: 'contain' },
}))

export function AffiliateLogos({ affiliates }: { affiliates: readonly AffiliateData[] }) {
  return (
    <List>
      {affiliates.map(({ name, url, image }) => {
        const logo = <Image {...image} sizes="(min-width: 768px) 16rem, 45vw" />
        return <li key={name}>{url === null ? logo : <SiteLink href={url}>{logo}</SiteLink>}</li>
      })}
    </List>
  )
}

// Breadcrumbs: small links below the header to the pages above the current one.
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

const Line = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  // Matches the background of the page header below.
  background: theme.vars.palette.band.soft,
  color: theme.vars.palette.text.secondary,
  paddingTop: theme.space.small,
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  // Keeps wrapped lines far enough apart for a thumb.
  '& li': { display: 'inline-block', lineHeight: 2 },
  '& li + li::before': { content: '"/" / ""', margin: `0 ${theme.space.small}` },
  // On a phone, the heading right below says it, and what people came for has to be on the first screen.
  [theme.breakpoints.down('sm')]: { '& li:last-child': { display: 'none' } },
  '& a': { display: 'inline-block', color: 'inherit' },
  '& a:hover': { color: theme.vars.palette.primary.main },
  '& [aria-current]': {
    fontWeight: theme.typography.fontWeightBold,
    color: theme.vars.palette.text.primary,
  },
}))

export function Breadcrumbs({ links }: { links: readonly LinkData[] }) {
  if (links.length === 0) return null
  return (
    <Line aria-label="Breadcrumb">
      <Container>
        <ol>
          {links.map(({ label, href }, index) => (
            <li key={href}>
              {index === links.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <SiteLink href={href}>{label}</SiteLink>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </Line>
  )
}

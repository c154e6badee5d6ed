// Where the page is: small links to the pages above it, under the bar.
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

const Line = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  // The ground of the top of the page, which follows without a seam.
  background: theme.vars.palette.band.soft,
  color: theme.vars.palette.text.secondary,
  paddingTop: theme.space.small,
  '& ol': { listStyle: 'none', margin: 0, padding: 0 },
  // Lines that are far enough apart for a thumb.
  '& li': { display: 'inline', lineHeight: 2 },
  '& li + li::before': { content: '"/" / ""', margin: `0 ${theme.space.small}` },
  '& a': { display: 'inline-block', color: 'inherit' },
  '& a:hover': { color: theme.vars.palette.primary.main },
  '& [aria-current]': {
    textDecoration: 'none',
    fontWeight: theme.typography.fontWeightBold,
    color: theme.vars.palette.text.primary,
  },
}))

export function Breadcrumbs({ way }: { way: readonly LinkData[] }) {
  if (way.length === 0) return null
  return (
    <Line aria-label="Breadcrumb">
      <Container>
        <ol>
          {way.map(({ label, to }, index) => (
            <li key={to}>
              <SiteLink to={to} aria-current={index === way.length - 1 ? 'page' : undefined}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ol>
      </Container>
    </Line>
  )
}

// The line below the header: small links to the pages above the current one, and to the page in other languages.
import type { CSSObject, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'
import { PageTitle } from '../words/language-note'

const createLineStyle = ({ theme }: { theme: Theme }): CSSObject => ({
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
})

const Line = styled('nav')(createLineStyle)
const LineWithLanguages = styled('div')(createLineStyle)

/** Puts the languages at the end of the line, or below the other links if they do not fit. */
const Ends = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.large,
}))

/** `children` are the links to other languages, or null. */
type Props = { links: readonly LinkData[]; children?: ReactNode }

export function Breadcrumbs({ links, children = null }: Props) {
  const label = useWords().navigation.breadcrumbs
  if (children === null)
    return links.length === 0 ? null : (
      <Line aria-label={label}>
        <Container>
          <Trail links={links} />
        </Container>
      </Line>
    )
  return (
    <LineWithLanguages>
      <Ends>
        {links.length === 0 ? null : (
          <nav aria-label={label}>
            <Trail links={links} />
          </nav>
        )}
        {children}
      </Ends>
    </LineWithLanguages>
  )
}

const Trail = ({ links }: Pick<Props, 'links'>) => (
  <ol>
    {links.map(({ label, href }, index) => (
      <li key={href}>
        {index === links.length - 1 ? (
          <span aria-current="page">{label}</span>
        ) : (
          <SiteLink href={href}>
            <PageTitle href={href} title={label} isHome={href === '/'} />
          </SiteLink>
        )}
      </li>
    ))}
  </ol>
)

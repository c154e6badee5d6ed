// Rows of links to other pages: those of the current section, in which the current page is marked, and those to read next.
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { PageTitle } from '../words/language-note'
import { useWords } from '../words/words'

const Menu = styled('nav')(({ theme }) => ({
  '& h2': {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
    color: theme.vars.palette.text.secondary,
  },
  '& ul': {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${theme.space.hair} ${theme.space.huge}`,
    [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
    margin: `${theme.space.tiny} 0 0`,
    padding: 0,
  },
  '& a': {
    display: 'inline-block',
    padding: `${theme.space.small} 0`,
    fontWeight: theme.typography.fontWeightBold,
    textDecoration: 'none',
    borderBottom: `${theme.border.strong} transparent`,
  },
  '& a:hover': { borderBottomColor: theme.vars.palette.divider },
  '& a[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.secondary.main,
  },
  // Forced colors draw every border, so the current page needs a different mark.
  '@media (forced-colors: active)': {
    '& a': { borderBottomColor: 'Canvas' },
    '& a[aria-current]': { borderBottomColor: 'Highlight' },
  },
}))

type Props = { links: readonly LinkData[]; currentPath: string }

/** Lists the links below a second-level heading, because some pages have no other heading above it. */
export function SectionLinks({ links, currentPath }: Props) {
  const words = useWords().navigation
  return (
    <Menu aria-labelledby="site.section">
      <h2 id="site.section">{words.section}</h2>
      <Links links={links} currentPath={currentPath} />
    </Menu>
  )
}

export function SeeAlso({ links }: Pick<Props, 'links'>) {
  const words = useWords().navigation
  return (
    <Menu aria-labelledby="site.see-also">
      <h2 id="site.see-also">{words.readNext}</h2>
      <Links links={links} />
    </Menu>
  )
}

function Links({ links, currentPath }: Pick<Props, 'links'> & Partial<Props>) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href} aria-current={href === currentPath ? 'page' : undefined}>
            <PageTitle href={href} title={label} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

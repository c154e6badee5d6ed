// The pages beside this one, after its end; this one is marked.
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

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
  // There every edge is drawn, so the mark is a different one.
  '@media (forced-colors: active)': {
    '& a': { borderBottomColor: 'Canvas' },
    '& a[aria-current]': { borderBottomColor: 'Highlight' },
  },
}))

/** No heading stands above the part on pages that have none, so its name is one of the second rank. */
export function SectionLinks({ links, current }: { links: readonly LinkData[]; current: string }) {
  return (
    <Menu aria-labelledby="site.section">
      <h2 id="site.section">In this section</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Menu>
  )
}

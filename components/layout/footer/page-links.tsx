// A list of links to pages in the footer.
import type { LinkData } from '../../link-list/link-list'
import { SiteLink } from '../../site-link/site-link'
import { styled } from '../../styled/styled'
import { PageTitle } from '../../words/language-note'

const List = styled('ul')(({ theme: { space } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'inline-block', padding: `${space.hair} 0` },
}))

export function PageLinks({ links }: { links: readonly LinkData[] }) {
  return (
    <List>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>
            <PageTitle href={href} title={label} />
          </SiteLink>
        </li>
      ))}
    </List>
  )
}

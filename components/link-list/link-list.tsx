// Plain links in sections, each with a heading.
import Typography from '@mui/material/Typography'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

export type LinkData = { readonly label: string; readonly href: string }

const Sections = styled('div')(({ theme: { size, space } }) => ({
  display: 'grid',
  gap: space.huge,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.entry}), 1fr))`,
  '& ul': { margin: `${space.medium} 0 0`, paddingLeft: space.text },
  '& li': { padding: `${space.hair} 0` },
  // Makes the links as high as their lines, large enough for a thumb.
  '& a': { display: 'inline-block', verticalAlign: 'top' },
}))

export function LinkList({
  sections,
}: {
  sections: readonly { title: string; links: readonly LinkData[] }[]
}) {
  return (
    <Sections>
      {sections.map(({ title, links }) => (
        <section key={title}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sections>
  )
}

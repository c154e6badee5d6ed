// Plain links in parts, each with a heading.
import Typography from '@mui/material/Typography'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

export type LinkData = { readonly label: string; readonly to: string }

const Parts = styled('div')(({ theme: { size, space } }) => ({
  display: 'grid',
  gap: space.huge,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.entry}), 1fr))`,
  '& ul': { margin: `${space.medium} 0 0`, paddingLeft: space.text },
  '& li': { padding: `${space.hair} 0` },
  // As high as its line, so that a thumb hits it.
  '& a': { display: 'inline-block', verticalAlign: 'top' },
}))

export function LinkList({
  parts,
}: {
  parts: readonly { title: string; links: readonly LinkData[] }[]
}) {
  return (
    <Parts>
      {parts.map(({ title, links }) => (
        <section key={title}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Parts>
  )
}

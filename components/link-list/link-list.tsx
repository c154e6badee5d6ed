// Plain links in parts, each with a heading.
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { SiteLink } from '../site-link/site-link'

export type LinkData = { readonly label: string; readonly to: string }

const Parts = styled('div')({
  display: 'grid',
  gap: '2rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  '& ul': { margin: '0.8rem 0 0', paddingLeft: '1.2rem' },
  '& li': { padding: '0.25rem 0' },
})

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

// A text with a list of its parts: beside it where there is room, above it on a phone. Short texts have no list.
import { styled } from '@mui/material/styles'
import type { Body } from '../../scripts/content/markdown/body'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'

/** From this many headings of the second rank on, a text is long. */
const LONG = 3

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 68ch) minmax(12rem, 1fr)',
    columnGap: '4rem',
    '& > nav': { order: 1 },
  },
}))

const Parts = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  alignSelf: 'start',
  paddingLeft: '1.1rem',
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.body2, fontWeight: 700 },
  '& ul': { listStyle: 'none', margin: '0.3rem 0 0', padding: 0 },
  '& a': { display: 'inline-block', padding: '0.3rem 0', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: '6rem' },
}))

export function LongText({ body, phone }: { body: Body; phone: string }) {
  const parts = body.headings.filter(({ depth }) => depth === 2)
  const text = <Markdown body={body} phone={phone} />
  if (parts.length < LONG) return text
  return (
    <Columns>
      <Parts aria-labelledby="site-parts">
        <h2 id="site-parts">On this page</h2>
        <ul>
          {parts.map(({ id, text: label }) => (
            <li key={id}>
              <SiteLink to={`#${id}`}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Parts>
      <div>{text}</div>
    </Columns>
  )
}

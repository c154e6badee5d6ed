// A text with a list of its parts: beside it where there is room, above it on a phone. Short texts have no list.
import type { Body } from '../../model/markdown/body'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** From this many headings of the second rank on, a text is long. */
const LONG = 3

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.huge,
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(0, ${theme.size.words}) minmax(${theme.size.links}, 1fr)`,
    columnGap: theme.space.columns,
    '& > nav': { order: 1 },
  },
}))

const Parts = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  alignSelf: 'start',
  paddingLeft: theme.space.text,
  borderLeft: `${theme.border.mark} ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.body2, fontWeight: theme.typography.fontWeightBold },
  '& ul': { listStyle: 'none', margin: `${theme.space.hair} 0 0`, padding: 0 },
  '& a': { display: 'inline-block', padding: `${theme.space.hair} 0`, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: theme.size.belowBar },
  [theme.shortViewport]: { position: 'static' },
}))

export function TextWithContents({ body, phone }: { body: Body; phone: string }) {
  const parts = body.headings.filter(({ depth }) => depth === 2)
  const text = <Markdown body={body} phone={phone} />
  if (parts.length < LONG) return text
  return (
    <Columns>
      <Parts aria-labelledby="site.parts">
        <h2 id="site.parts">On this page</h2>
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

// A text with a table of contents: beside it where there is room, above it on a phone. Short texts have none.
import type { Body } from '../../model/markdown/body'
import { Markdown } from '../markdown/markdown'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** The number of second-level headings from which a text has a table of contents. */
const MIN_HEADINGS = 3

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.huge,
  '& > div': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `minmax(0, ${theme.size.text}) minmax(${theme.size.links}, 1fr)`,
    columnGap: theme.space.columns,
    '& > nav': { order: 1 },
  },
}))

const Contents = styled('nav')(({ theme }) => ({
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
  const headings = body.headings.filter(({ depth }) => depth === 2)
  const text = <Markdown body={body} phone={phone} />
  if (headings.length < MIN_HEADINGS) return text
  return (
    <Columns>
      <Contents aria-labelledby="site.parts">
        <h2 id="site.parts">On this page</h2>
        <ul>
          {headings.map(({ id, text: label }) => (
            <li key={id}>
              <SiteLink href={`#${id}`}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Contents>
      <div>{text}</div>
    </Columns>
  )
}

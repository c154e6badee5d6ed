// Plain links in columns of sections, each with a heading, which may be folded. A link may have further links below it.
import Typography from '@mui/material/Typography'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import type { Language } from '../../model/languages'
import { PageTitle } from '../words/language-note'

export type LinkData = { readonly label: string; readonly href: string }

export type LinkTree = LinkData & {
  /** The pages below the page. */
  readonly children?: readonly LinkTree[]
  /** Parts of the page, shown side by side because there may be many short ones. */
  readonly anchors?: readonly LinkData[]
}

export type LinkSection = {
  readonly title: string
  /** The language of the title, if it is not that of the page. */
  readonly language?: Language
  readonly links: readonly LinkTree[]
}

const Sections = styled('div')(({ theme: { size, space, typography, border, vars } }) => ({
  // At most four columns; their heights differ as little as possible.
  columns: `4 ${size.card}`,
  columnGap: space.huge,
  marginBottom: `calc(-1 * ${space.huge})`,
  '& section': { breakInside: 'avoid', paddingBottom: space.huge },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& section > ul': { marginTop: space.small },
  '& li': { padding: `${space.hair} 0` },
  // Makes the links as high as their lines, large enough for a thumb.
  '& a': { display: 'inline-block', verticalAlign: 'top' },
  '& li ul': {
    ...typography.body2,
    marginTop: space.hair,
    paddingLeft: space.medium,
    borderLeft: `${border.strong} ${vars.palette.divider}`,
  },
  '& li ul a': { padding: `${space.hair} 0` },
  '& li ul li': { padding: 0 },
  '& ul[data-inline]': { display: 'flex', flexWrap: 'wrap', columnGap: space.text },
}))

/** Rows, because columns of equal height would move a section when another one is opened. */
const Folds = styled(Sections)(({ theme: { size, space } }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.card}), 1fr))`,
  columnGap: space.huge,
  alignItems: 'start',
  marginBottom: 0,
}))

const Fold = styled('details')(({ theme: { border, chevron, chevronOpen, size, vars } }) => ({
  borderBottom: `${border.thin} ${vars.palette.divider}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.button,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': chevron,
  },
  '&[open] summary::after': { transform: chevronOpen },
}))

type Props = { sections: readonly LinkSection[]; level?: 'h2' | 'h3' }

export function LinkList({ sections, level = 'h2' }: Props) {
  return (
    <Sections>
      {sections.map(({ title, language, links }) => (
        <section key={title}>
          <Typography variant="h4" component={level} lang={language}>
            {title}
          </Typography>
          <Links links={links} />
        </section>
      ))}
    </Sections>
  )
}

/** Shows the heading of each section, and its links when it is opened. */
export function FoldedLinkList({ sections, level = 'h2' }: Props) {
  return (
    <Folds>
      {sections.map(({ title, language, links }) => (
        <Fold key={title}>
          <summary>
            <Typography variant="h5" component={level} lang={language}>
              {title}
            </Typography>
          </summary>
          <Links links={links} />
        </Fold>
      ))}
    </Folds>
  )
}

function Links({ links, inline = false }: { links: readonly LinkTree[]; inline?: boolean }) {
  return (
    <ul data-inline={inline ? '' : undefined}>
      {links.map(({ label, href, children = [], anchors = [] }) => (
        <li key={href}>
          <SiteLink href={href}>
            <PageTitle href={href} title={label} />
          </SiteLink>
          {anchors.length === 0 ? null : <Links links={anchors} inline />}
          {children.length === 0 ? null : <Links links={children} />}
        </li>
      ))}
    </ul>
  )
}

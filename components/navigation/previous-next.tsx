// Links from an entry of an ordered collection to the previous and the next one, and to the list of all, in one row.
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** `relation` is a text such as "Older post"; `label` is the title of the page. */
type AdjacentPage = LinkData & { readonly relation: string }

export type PreviousNextData = {
  readonly previous: AdjacentPage | null
  readonly all: LinkData
  readonly next: AdjacentPage | null
}

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.text,
  alignItems: 'stretch',
  '& a': {
    padding: `${theme.space.medium} ${theme.space.text}`,
    border: `${theme.border.thin} ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.small,
    textDecoration: 'none',
    background: theme.vars.palette.background.paper,
    transition: `border-color ${theme.timing.quick}`,
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontWeight: theme.typography.fontWeightBold },
  // The empty alternative text keeps screen readers from announcing arrows.
  '& [data-back] small::before': { content: '"← " / ""' },
  '& [data-on] small::after': { content: '" →" / ""' },
  '& [data-all]': { alignContent: 'center', textAlign: 'center' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto 1fr',
    '& [data-all]': { gridColumn: 2 },
    '& [data-on]': { gridColumn: 3, textAlign: 'right' },
  },
}))

export function PreviousNext({ previous, all, next }: PreviousNextData) {
  return (
    <Row aria-label={all.label}>
      {previous === null ? null : <AdjacentLink page={previous} data-back="" />}
      <SiteLink href={all.href} data-all="">
        <b>{all.label}</b>
      </SiteLink>
      {next === null ? null : <AdjacentLink page={next} data-on="" />}
    </Row>
  )
}

type Direction = { 'data-back': '' } | { 'data-on': '' }

function AdjacentLink({ page, ...direction }: { page: AdjacentPage } & Direction) {
  return (
    <SiteLink href={page.href} {...direction}>
      <small>{page.relation}</small>
      <b>{page.label}</b>
    </SiteLink>
  )
}

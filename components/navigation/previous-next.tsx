// Links to the previous and the next page of an ordered collection.
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** `relation` is a text such as "Older post"; `label` is the title of the page. */
type AdjacentPage = { readonly relation: string; readonly label: string; readonly href: string }

export type PreviousNextData = {
  readonly previous: AdjacentPage | null
  readonly next: AdjacentPage | null
}

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.text,
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
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& [data-on]': { gridColumn: 2, textAlign: 'right' },
  },
}))

export function PreviousNext({ previous, next }: PreviousNextData) {
  return (
    <Row aria-label="Before and after">
      {previous === null ? null : (
        <SiteLink href={previous.href} data-back="">
          <small>{previous.relation}</small>
          <b>{previous.label}</b>
        </SiteLink>
      )}
      {next === null ? null : (
        <SiteLink href={next.href} data-on="">
          <small>{next.relation}</small>
          <b>{next.label}</b>
        </SiteLink>
      )}
    </Row>
  )
}

// The page before and the page after this one, where pages follow each other.
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

/** `kind` says what it is, such as "Older post"; `label` is its title. */
type Neighbor = { readonly kind: string; readonly label: string; readonly to: string }

export type PreviousNextData = { readonly back: Neighbor | null; readonly on: Neighbor | null }

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.text,
  '& a': {
    padding: `${theme.space.medium} ${theme.space.text}`,
    border: `${theme.border.thin} ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.small,
    textDecoration: 'none',
    background: theme.vars.palette.background.paper,
    transition: `border-color ${theme.motion.quick}`,
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontWeight: theme.typography.fontWeightBold },
  // The empty words keep arrows from being read aloud.
  '& [data-back] small::before': { content: '"← " / ""' },
  '& [data-on] small::after': { content: '" →" / ""' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& [data-on]': { gridColumn: 2, textAlign: 'right' },
  },
}))

export function PreviousNext({ back, on }: PreviousNextData) {
  return (
    <Row aria-label="Before and after">
      {back === null ? null : (
        <SiteLink to={back.to} data-back="">
          <small>{back.kind}</small>
          <b>{back.label}</b>
        </SiteLink>
      )}
      {on === null ? null : (
        <SiteLink to={on.to} data-on="">
          <small>{on.kind}</small>
          <b>{on.label}</b>
        </SiteLink>
      )}
    </Row>
  )
}

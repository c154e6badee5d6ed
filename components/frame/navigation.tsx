// The navigation: a row in the bar, and below 768 px a menu that opens over the page. It works without JavaScript: the menu is
// a popover, the groups are disclosures.
import { styled } from '@mui/material/styles'
import { ButtonLink } from '../site-link/button-link'
import { SiteLink } from '../site-link/site-link'
import { groupItems, type NavigationEntry } from './group-items'
import type { NavigationItem } from '../../scripts/content/fields/navigation-item'

export const MENU = 'site-menu'

const Menu = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    inset: '4.5rem 0.75rem auto',
    width: 'auto',
    maxHeight: 'calc(100dvh - 5.5rem)',
    overflow: 'auto',
    margin: 0,
    padding: '1rem 1.25rem 1.5rem',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.elevation.floating,
    '&::backdrop': { background: 'rgb(10 20 16 / 0.45)' },
    '@supports not selector(:popover-open)': { position: 'static' },
  },
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'static',
    inset: 'auto',
    width: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}))

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '0.25rem',
  [theme.breakpoints.up('md')]: { display: 'flex', alignItems: 'center', gap: '0.35rem' },
}))

const item = {
  display: 'block',
  padding: '0.55rem 0.85rem',
  cursor: 'pointer',
  color: 'inherit',
  textDecoration: 'none',
} as const

const Place = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.button,
  ...item,
  borderRadius: theme.radius.pill,
  '&:hover': { background: theme.vars.palette.band.soft },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 2,
  },
}))

const Group = styled('details')(({ theme }) => ({
  position: 'relative',
  '& summary': {
    ...theme.typography.button,
    ...item,
    borderRadius: theme.radius.pill,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      display: 'inline-block',
      width: '0.45em',
      height: '0.45em',
      marginLeft: '0.5em',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transform: 'translateY(-0.2em) rotate(45deg)',
    },
    '&:hover': { background: theme.vars.palette.band.soft },
  },
  '&[data-current] summary': { color: theme.vars.palette.primary.main },
  '& ul': {
    [theme.breakpoints.down('md')]: { paddingLeft: '1rem' },
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      top: 'calc(100% + 0.4rem)',
      left: 0,
      minWidth: '12rem',
      padding: '0.5rem',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.radius.card,
      background: theme.vars.palette.background.paper,
      boxShadow: theme.elevation.floating,
    },
  },
}))

type Props = { items: readonly NavigationItem[]; current: string }

export function Navigation({ items, current }: Props) {
  return (
    <Menu id={MENU} popover="auto" aria-label="Main">
      <Items>
        {groupItems(items).map((entry) => (
          <li key={entry.label}>
            {'places' in entry ? (
              <MenuGroup group={entry} current={current} />
            ) : (
              <PlaceLink place={entry} current={current} />
            )}
          </li>
        ))}
        <li>
          <ButtonLink to="/give" color="secondary">
            Donate Now
          </ButtonLink>
        </li>
      </Items>
    </Menu>
  )
}

function PlaceLink({ place, current }: { place: NavigationItem; current: string }) {
  return (
    <Place to={place.address} aria-current={place.address === current ? 'page' : undefined}>
      {place.label}
    </Place>
  )
}

function MenuGroup({
  group,
  current,
}: {
  group: Extract<NavigationEntry, { places: unknown }>
  current: string
}) {
  const isHere = group.places.some(({ address }) => address === current)
  return (
    <Group name="navigation" data-current={isHere ? '' : undefined}>
      <summary>{group.label}</summary>
      <ul>
        {group.places.map((place) => (
          <li key={place.address}>
            <PlaceLink place={place} current={current} />
          </li>
        ))}
      </ul>
    </Group>
  )
}

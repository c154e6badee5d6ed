// The navigation: a row in the bar, and below 768 px a menu that opens over the page. It works without JavaScript: the menu is
// a popover, the groups are disclosures.
import type { Theme } from '@mui/material/styles'
import { ButtonLink } from '../button/button-link'
import { SiteLink } from '../site-link/site-link'
import { groupNavigation, type NavigationEntry } from './group-navigation'
import type { NavigationItem } from '../../model/schema/fields/navigation-item'
import { styled } from '../styled/styled'

export const MENU_ID = 'site.menu'

const Menu = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    inset: `${theme.size.bar} ${theme.space.medium} auto`,
    width: 'auto',
    maxHeight: `calc(100dvh - ${theme.size.bar} - ${theme.space.medium})`,
    overflow: 'auto',
    margin: 0,
    padding: theme.space.large,
    border: `${theme.border.thin} ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.elevation.floating,
    '&::backdrop': { background: theme.backdrop },
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
    // Many items stand in several rows, and leave room for the name.
    flexShrink: 0,
    maxWidth: '75%',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
}))

const Items = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.hair,
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: theme.space.tiny,
    // The menu of the last group opens to the left, where the screen does not end.
    '& > :nth-last-of-type(2) details > ul': { left: 'auto', right: 0 },
  },
}))

const item = ({ radius, space, typography, vars }: Theme) =>
  ({
    ...typography.button,
    display: 'block',
    padding: `${space.small} ${space.medium}`,
    borderRadius: radius.pill,
    cursor: 'pointer',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { background: vars.palette.band.soft },
  }) as const

const Place = styled(SiteLink)(({ theme }) => ({
  ...item(theme),
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: theme.border.underline,
  },
}))

const Group = styled('details')(({ theme }) => ({
  position: 'relative',
  '& summary': {
    ...item(theme),
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': theme.chevron,
  },
  '&[data-current] summary': { color: theme.vars.palette.primary.main },
  '& ul': {
    [theme.breakpoints.down('md')]: { paddingLeft: theme.space.text },
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      top: `calc(100% + ${theme.space.tiny})`,
      left: 0,
      width: 'max-content',
      minWidth: theme.size.links,
      maxWidth: theme.size.box,
      padding: theme.space.small,
      border: `${theme.border.thin} ${theme.vars.palette.divider}`,
      borderRadius: theme.radius.card,
      background: theme.vars.palette.background.paper,
      boxShadow: theme.elevation.floating,
    },
  },
}))

type Props = { items: readonly NavigationItem[]; current: string }

export function Navigation({ items, current }: Props) {
  return (
    <Menu id={MENU_ID} popover="auto" aria-label="Main">
      <Items>
        {groupNavigation(items).map((entry) => (
          <li key={entry.label}>
            {'places' in entry ? (
              <MenuGroup group={entry} current={current} />
            ) : (
              <PlaceLink place={entry} current={current} />
            )}
          </li>
        ))}
        <li>
          <ButtonLink to="/give" look="accent">
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

// The main navigation: a row in the header, and below 768 px a menu that opens over the page. It works without JavaScript: the menu
// is a popover, and the groups are `details` elements.
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
    // Many items wrap into several rows and leave room for the name.
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
    // The submenu of the last group is right-aligned, so that it stays on the screen.
    '& > :nth-last-of-type(2) details > ul': { left: 'auto', right: 0 },
  },
}))

const createItemStyle = ({ radius, space, typography, vars }: Theme) =>
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

const ItemLink = styled(SiteLink)(({ theme }) => ({
  ...createItemStyle(theme),
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: theme.border.underline,
  },
}))

const Group = styled('details')(({ theme }) => ({
  position: 'relative',
  '& summary': {
    ...createItemStyle(theme),
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

type Props = { items: readonly NavigationItem[]; currentPath: string }

export function Navigation({ items, currentPath }: Props) {
  return (
    <Menu id={MENU_ID} popover="auto" aria-label="Main">
      <Items>
        {groupNavigation(items).map((entry) => (
          <li key={entry.label}>
            {'items' in entry ? (
              <MenuGroup group={entry} currentPath={currentPath} />
            ) : (
              <MenuItem item={entry} currentPath={currentPath} />
            )}
          </li>
        ))}
        <li>
          <ButtonLink href="/give" variant="accent">
            Donate Now
          </ButtonLink>
        </li>
      </Items>
    </Menu>
  )
}

function MenuItem({ item, currentPath }: { item: NavigationItem; currentPath: string }) {
  return (
    <ItemLink href={item.href} aria-current={item.href === currentPath ? 'page' : undefined}>
      {item.label}
    </ItemLink>
  )
}

function MenuGroup({
  group,
  currentPath,
}: {
  group: Extract<NavigationEntry, { items: unknown }>
  currentPath: string
}) {
  const isCurrent = group.items.some(({ href }) => href === currentPath)
  return (
    <Group name="navigation" data-current={isCurrent ? '' : undefined}>
      <summary>{group.label}</summary>
      <ul>
        {group.items.map((item) => (
          <li key={item.href}>
            <MenuItem item={item} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </Group>
  )
}

// The items of the navigation: links, and groups that open.
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { getAriaCurrent, type CurrentItem } from './current-item'
import type { NavigationEntry } from './group-navigation'
import { English, PageTitle } from '../words/language-note'

const createItemStyle = ({ theme }: { theme: Theme }) => {
  const { breakpoints, radius, space, typography, vars } = theme
  return {
    ...typography.button,
    display: 'block',
    padding: `${space.small} ${space.item}`,
    borderRadius: radius.pill,
    cursor: 'pointer',
    color: 'inherit',
    textDecoration: 'none',
    // Aligns the words with those above the menu's items.
    [breakpoints.down('md')]: { marginInline: `calc(-1 * ${space.tiny})` },
    '&:hover': { background: vars.palette.band.soft },
    '&[aria-current]': { color: vars.palette.primary.main },
  } as const
}

export const ItemLink = styled(SiteLink)(createItemStyle)
/** Shares the class of the links. */
const GroupLabel = styled('summary')(createItemStyle)

const Group = styled('details')(({ theme }) => ({
  position: 'relative',
  '& summary': {
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': theme.chevron,
  },
  '&[open] summary::after': { transform: theme.chevronOpen },
  '&[data-current] summary': { color: theme.vars.palette.primary.main },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
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

type LinkProps = { href: string; current: CurrentItem; children: ReactNode }

export function MenuLink({ href, current, children }: LinkProps) {
  return (
    <ItemLink href={href} aria-current={getAriaCurrent(current, href)}>
      {children}
    </ItemLink>
  )
}

type GroupProps = {
  group: Extract<NavigationEntry, { items: unknown }>
  current: CurrentItem
}

export function MenuGroup({ group, current }: GroupProps) {
  return (
    <Group name="navigation" data-current={group.label === current.group ? '' : undefined}>
      <GroupLabel>
        <English>{group.label}</English>
      </GroupLabel>
      <ul>
        {group.items.map(({ href, label }) => (
          <li key={href}>
            <MenuLink href={href} current={current}>
              <PageTitle href={href} title={label} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </Group>
  )
}

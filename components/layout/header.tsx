// The header of every page: the name, the navigation, and the button that opens it on small screens.
import type { NavigationItem } from '../../model/schema/fields/navigation-item'
import type { Settings } from '../../model/settings'
import { Button } from '../button/button'
import { Container } from '../container/container'
import { useFragment } from '../fragment-cache/fragment-cache'
import { SiteLink } from '../site-link/site-link'
import { Logo } from './logo'
import { MENU_ID, Navigation } from './navigation'
import { styled } from '../styled/styled'

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.bar,
  padding: `${theme.space.text} 0`,
  background: theme.vars.palette.background.default,
  borderBottom: theme.border.forced,
  transition: ['padding', 'margin', 'box-shadow']
    .map((property) => `${property} ${theme.timing.quick}`)
    .join(),
  '&[data-scrolled]': {
    padding: `${theme.space.tiny} 0`,
    // Compensates for the smaller padding. Otherwise the page would move up, and the header could grow again.
    marginBottom: `calc(2 * (${theme.space.text} - ${theme.space.tiny}))`,
    borderBottomColor: theme.vars.palette.divider,
    boxShadow: theme.elevation.raised,
  },
  [theme.shortViewport]: { position: 'static' },
}))

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.text,
  '& > button': {
    flexShrink: 0,
    [theme.breakpoints.up('md')]: { display: 'none' },
    '@supports not selector(:popover-open)': { display: 'none' },
  },
}))

const Name = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  ...theme.typography.h5,
  lineHeight: 1.15,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.primary.main, flexShrink: 0 },
}))

type Props = { name: string; items: readonly NavigationItem[]; currentPath: string }

export function Header({ settings, currentPath }: { settings: Settings; currentPath: string }) {
  const { name, navigation: items } = settings
  // On most pages no item of the header is current. An empty path lets them share one fragment.
  const isInHeader = currentPath === '/' || items.some(({ href }) => href === currentPath)
  return (
    <Bar
      data-header=""
      {...useFragment(HeaderContent, { name, items, currentPath: isInHeader ? currentPath : '' })}
    />
  )
}

function HeaderContent({ name, items, currentPath }: Props) {
  return (
    <Row>
      <Name href="/" aria-current={currentPath === '/' ? 'page' : undefined}>
        <Logo />
        {name}
      </Name>
      <Button type="button" data-button="outlined" popoverTarget={MENU_ID}>
        Menu
      </Button>
      <Navigation items={items} currentPath={currentPath} />
    </Row>
  )
}

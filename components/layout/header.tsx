// The header of every page: the name, the navigation, and on small screens the buttons to call and to open the menu.
import type { NavigationItem } from '../../model/schema/fields/urls/navigation-item'
import type { Settings } from '../../model/settings'
import { Button, ButtonAnchor } from '../button/button'
import { getTelUrl } from '../contact/phone-link'
import { Container } from '../container/container'
import { useFragment } from '../fragment-cache/fragment-cache'
import type { LinkData } from '../link-list/link-list'
import { SiteLink } from '../site-link/site-link'
import { findCurrentItem, getAriaCurrent, type CurrentItem } from './current-item'
import { Logo } from './logo'
import { MENU_ID } from './menu-id'
import { Navigation } from './navigation'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

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
  // The buttons come below the name where both do not fit, as with very large text.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.medium,
  },
  // The buttons that open and close the menu; browsers without popovers always show it.
  '& [popovertarget]': {
    padding: theme.size.barButtonPadding,
    '@supports not selector(:popover-open)': { display: 'none' },
  },
}))

const Name = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.small,
  flex: `1 1 ${theme.size.name}`,
  ...theme.typography.h5,
  lineHeight: 1.15,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.primary.main, flexShrink: 0 },
  [theme.tinyScreen]: { '& svg': { display: 'none' } },
}))

const SmallScreenButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  '& > a': { padding: theme.size.barButtonPadding },
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

type HeaderData = {
  readonly name: string
  readonly homePath: string
  readonly phones: Pick<Settings, 'phone' | 'textNumber'>
  readonly items: readonly NavigationItem[]
  readonly services: readonly LinkData[]
  readonly current: CurrentItem
}

type Props = {
  settings: Settings
  services: readonly LinkData[]
  currentPath: string
  homePath: string
}

export function Header({ settings, services, currentPath, homePath }: Props) {
  const { name, phone, textNumber, navigation: items } = settings
  const links = [...items, ...services.map(({ href }) => ({ href, group: null }))]
  const data: HeaderData = {
    name,
    homePath,
    phones: { phone, textNumber },
    items,
    services,
    current: findCurrentItem(links, currentPath),
  }
  return <Bar data-header="" {...useFragment(HeaderContent, data)} />
}

function HeaderContent({ name, homePath, phones, items, services, current }: HeaderData) {
  const words = useWords().header
  return (
    <Container>
      <Name href={homePath} aria-current={getAriaCurrent(current, homePath)}>
        <Logo />
        {name}
      </Name>
      <SmallScreenButtons>
        <ButtonAnchor href={getTelUrl(phones.phone)}>
          {words.call}
          <span className="visually-hidden"> {phones.phone}</span>
        </ButtonAnchor>
        <Button type="button" data-button="outlined" popoverTarget={MENU_ID}>
          {words.menu}
        </Button>
      </SmallScreenButtons>
      <Navigation items={items} services={services} phones={phones} current={current} />
    </Container>
  )
}

// The main navigation: a row in the header, and below 768 px a menu that opens over the page. It works without JavaScript: the menu
// is a popover, and the groups are `details` elements.
import type { NavigationItem } from '../../model/schema/fields/urls/navigation-item'
import { ButtonLink } from '../button/button-link'
import type { PhoneNumbers } from '../contact/phone-numbers'
import type { LinkData } from '../link-list/link-list'
import { SearchLink } from '../search/search-link'
import { styled } from '../styled/styled'
import { getAriaCurrent, type CurrentItem } from './current-item'
import { groupNavigation } from './group-navigation'
import { MENU_ID } from './menu-id'
import { MenuGroup, MenuLink } from './menu-items'
import { MenuTop } from './menu-top'
import { LanguageNote, PageTitle } from '../words/language-note'
import { useWords } from '../words/words'

const Menu = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    inset: '0 0 auto',
    width: 'auto',
    maxHeight: '100dvh',
    overflow: 'auto',
    margin: 0,
    padding: `${theme.space.text} 0 ${theme.space.large}`,
    border: 0,
    borderBottom: theme.border.forced,
    borderRadius: `0 0 ${theme.radius.large}px ${theme.radius.large}px`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.elevation.floating,
    '&::backdrop': { background: theme.backdrop },
    '[data-scrolled] &': { paddingTop: theme.space.tiny },
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
  '& [aria-current], & [data-current] > summary': {
    textDecoration: 'underline',
    textDecorationThickness: theme.border.underline,
  },
}))

const Items = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  margin: 0,
  padding: 0,
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(2) },
  [theme.breakpoints.between('sm', 'md')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: theme.space.tiny,
    // The submenu of the last group is right-aligned, so that it stays on the screen.
    '& > :nth-last-of-type(3) details > ul': { left: 'auto', right: 0 },
  },
}))

const DonateItem = styled('li')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    marginTop: theme.space.medium,
    '& > a': { width: '100%' },
  },
}))

type Props = {
  items: readonly NavigationItem[]
  services: readonly LinkData[]
  phones: Pick<PhoneNumbers, 'phone' | 'textNumber'>
  current: CurrentItem
}

export function Navigation({ items, services, phones, current }: Props) {
  const words = useWords().header
  return (
    <Menu id={MENU_ID} popover="auto" aria-label={words.navigation}>
      <MenuTop services={services} phones={phones} current={current} />
      <Items>
        {groupNavigation(items).map((entry) => (
          <li key={entry.label}>
            {'items' in entry ? (
              <MenuGroup group={entry} current={current} />
            ) : (
              <MenuLink href={entry.href} current={current}>
                <PageTitle href={entry.href} title={entry.label} />
              </MenuLink>
            )}
          </li>
        ))}
        <li>
          <SearchLink />
        </li>
        <DonateItem>
          <ButtonLink href="/give" variant="accent" aria-current={getAriaCurrent(current, '/give')}>
            {words.donate}
            <LanguageNote href="/give" />
          </ButtonLink>
        </DonateItem>
      </Items>
    </Menu>
  )
}

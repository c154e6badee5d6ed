// The top of the menu on small screens: the button that closes it, the phone number, and the services.
import { Button, ButtonAnchor } from '../button/button'
import { getTelUrl, getTextUrl } from '../contact/phone-link'
import { Container } from '../container/container'
import type { LinkData } from '../link-list/link-list'
import { styled } from '../styled/styled'
import type { PhoneNumbers } from '../contact/phone-numbers'
import type { CurrentItem } from './current-item'
import { MENU_ID } from './menu-id'
import { MenuLink } from './menu-items'
import { useWords } from '../words/words'

const Top = styled('div')(({ theme }) => ({
  paddingBottom: theme.space.small,
  marginBottom: theme.space.small,
  borderBottom: `${theme.border.thin} ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
  // The button that closes the menu is where the one that opens it is.
  '& > :first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.medium,
    marginBottom: theme.space.medium,
  },
  '& button': { flexShrink: 0 },
  '& strong': theme.typography.h5,
}))

const Numbers = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.space.small }))

const Services = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: `${theme.space.small} 0 0`,
  padding: 0,
}))

type Props = {
  services: readonly LinkData[]
  phones: Pick<PhoneNumbers, 'phone' | 'textNumber'>
  current: CurrentItem
}

export function MenuTop({ services, phones, current }: Props) {
  const { phone, textNumber } = phones
  const words = useWords().header
  return (
    <Top>
      <Container>
        <strong>{words.question}</strong>
        <Button
          type="button"
          data-button="outlined"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          {words.close}
        </Button>
      </Container>
      <Container>
        <Numbers>
          <ButtonAnchor href={getTelUrl(phone)}>
            {words.call} {phone}
          </ButtonAnchor>
          {textNumber === undefined ? null : (
            <ButtonAnchor href={getTextUrl(textNumber)} data-button="outlined">
              {words.text} {textNumber}
            </ButtonAnchor>
          )}
        </Numbers>
        {services.length === 0 ? null : (
          <Services>
            {services.map(({ label, href }) => (
              <li key={href}>
                <MenuLink href={href} current={current}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </Services>
        )}
      </Container>
    </Top>
  )
}

// The two cards of the contact page.
import type { Settings } from '../../model/settings'
import { Card } from '../card/card'
import { ButtonLink } from '../button/button-link'
import { SiteLink } from '../site-link/site-link'
import { CopyButton } from './copy-button'
import { createMailto, type MailtoOptions } from './mailto'
import { OfficeHours } from './office-hours'
import { PhoneLink } from './phone-link'
import { formatStreetAddress } from './street-address'
import { styled } from '../styled/styled'

const Columns = styled('div')(({ theme: { size, space } }) => ({
  display: 'grid',
  gap: space.cards,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.box}), 1fr))`,
}))

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  ...theme.tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
}))

type Props = { settings: Settings } & Pick<MailtoOptions, 'subject' | 'body'>

export function ContactCards({ settings, subject, body }: Props) {
  const mailto = createMailto({ to: settings.email, subject, body })
  const streetAddress = formatStreetAddress(settings)
  return (
    <Columns>
      <Card title="Send an email" level="h2">
        <p>Your own mail program opens with a new message to us.</p>
        <Line>
          <SiteLink href={mailto}>{settings.email}</SiteLink>
          <CopyButton text={settings.email} label="the email address" />
        </Line>
        <p>
          <ButtonLink href={mailto}>Write to us</ButtonLink>
        </p>
      </Card>
      <Card title="Call or come by" level="h2">
        <Line>
          <PhoneLink phone={settings.phone} />
          <CopyButton text={settings.phone} label="the phone number" />
        </Line>
        <Line>
          {streetAddress}
          <CopyButton text={streetAddress} label="the street address" />
        </Line>
        <OfficeHours hours={settings.hours} />
      </Card>
    </Columns>
  )
}

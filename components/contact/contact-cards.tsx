// The cards of the contact page, one for each way to reach us: the phone first, because a call is the quickest help.
import type { Settings } from '../../model/settings'
import { Card } from '../card/card'
import { ButtonLink } from '../button/button-link'
import { OfficeHours } from '../hours/office-hours'
import { SiteLink } from '../site-link/site-link'
import { CopyButton } from './copy-button'
import { createMailto, type MailtoOptions } from './mailto'
import { OutsidePages } from './more-ways'
import { PhoneLink, TextLink } from './phone-link'
import { styled } from '../styled/styled'
import { English } from '../words/language-note'
import { useWords } from '../words/words'

/** Side by side where both fit; beside a text, one below the other. */
const Columns = styled('div')(({ theme: { size, space } }) => ({
  display: 'grid',
  gap: space.cards,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.box}), 1fr))`,
}))

export const ContactLine = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  ...theme.tabularNumbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.small,
  paddingBottom: theme.space.small,
  overflowWrap: 'anywhere',
  '&[data-large]': theme.typography.h3,
}))

type Props = { settings: Settings } & Pick<MailtoOptions, 'subject' | 'body'>

export function ContactCards({ settings, subject, body }: Props) {
  const words = useWords().contact
  const { textNumber, textHours, appointmentUrl, portalUrl } = settings
  const mailto = createMailto({ to: settings.email, subject, body })
  return (
    <Columns>
      <Card title={words.callUs} level="h2">
        <ContactLine data-large="">
          <PhoneLink phone={settings.phone} />
          <CopyButton text={settings.phone} label={words.phone} />
        </ContactLine>
        <OfficeHours settings={settings} />
      </Card>
      {textNumber === undefined ? null : (
        <Card title={words.sendText} level="h2">
          <ContactLine data-large="">
            <TextLink phone={textNumber} />
            <CopyButton text={textNumber} label={words.textNumber} />
          </ContactLine>
          {textHours === undefined ? null : (
            <p>
              <English>{textHours}</English>
            </p>
          )}
        </Card>
      )}
      <Card title={words.sendEmail} level="h2">
        <p>{words.mailProgram}</p>
        <ContactLine>
          <SiteLink href={mailto}>{settings.email}</SiteLink>
          <CopyButton text={settings.email} label={words.email} />
        </ContactLine>
        <p>
          <ButtonLink href={mailto}>{words.write}</ButtonLink>
        </p>
      </Card>
      {appointmentUrl === undefined && portalUrl === undefined ? null : (
        <Card title={words.online} level="h2">
          <OutsidePages settings={settings} asButtons />
        </Card>
      )}
    </Columns>
  )
}

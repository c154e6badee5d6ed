// Says how to subscribe to the calendar of the events. It is a plain address, which no program opens without being asked.
import { ContactLine } from '../contact/contact-cards'
import { CopyButton } from '../contact/copy-button'
import { Section } from '../section/section'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

export type CalendarAddress = {
  /** The path on this site. */
  readonly href: string
  /** The public URL, which people copy. */
  readonly url: string
}

const Text = styled('div')(({ theme: { measure, space } }) => ({
  display: 'grid',
  gap: space.text,
  maxWidth: measure,
  '& p, & ul': { margin: 0 },
}))

export function CalendarSubscription({ href, url }: CalendarAddress) {
  return (
    <Section title="Subscribe to our events" muted>
      <Text>
        <p>
          Your own calendar can show our events. New ones appear in it automatically, and so does
          the news that one is moved or canceled. Copy this address:
        </p>
        <ContactLine>
          <SiteLink href={href} type="text/calendar">
            {url}
          </SiteLink>
          <CopyButton text={url} label="the address of our calendar" />
        </ContactLine>
        <p>Then paste it where your calendar asks for it:</p>
        <ul>
          <li>iPhone and Mac: Add Subscription Calendar</li>
          <li>Google Calendar, on a computer: Other calendars, then From URL</li>
          <li>Outlook: Add calendar, then Subscribe from web</li>
        </ul>
        <p>People who can see your calendar will see our events in it.</p>
      </Text>
    </Section>
  )
}

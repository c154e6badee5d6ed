// The list of events; it stands at two addresses, each with its own words.
import { mailAddress } from '../components/contact/mail-address'
import type { EventData } from '../components/events/event-data'
import { EventList } from '../components/events/event-list'
import { Section } from '../components/section/section'
import type { PageInput, PageData } from '../renderer/types'
import { eventList } from './event-data'
import { pageBySlug } from './find'
import { headOf } from './head'
import { introOf, type IntroData } from './intro'
import { IntroText, IntroTop } from './intro-parts'

type Props = { intro: IntroData; events: readonly EventData[]; mail: string }

export function EventsPage({ intro, events, mail }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
      <Section>
        <EventList events={events} mail={mail} />
      </Section>
    </>
  )
}

/** `slug` names the file in content/pages that holds the words. */
export function eventsPageData({ site, build }: PageInput, slug: string): PageData<Props> {
  const page = pageBySlug(site, slug)
  const mail = mailAddress({ to: site.settings.email, subject: 'The next event' })
  const events = eventList(site, build)
  const ids = events.map(({ id }) => id)
  return {
    pageProps: { intro: introOf(site, page, ids), events, mail },
    head: headOf(site, page),
    lists: ['events'],
  }
}

// The list of events; it stands at two addresses, each with its own words.
import { mailAddress } from '../../components/contact/mailto'
import type { EventData } from '../../components/events/event-data'
import { EventList } from '../../components/events/event-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageData } from '../../renderer/page-context'
import { eventList } from './event-view'
import { pageBySlug } from '../_data/entries'
import { headOf } from '../_data/metadata'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroText, IntroTop } from '../page-intro'

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

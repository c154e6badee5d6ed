// The list of events, which is published at two paths, each with its own text.
import {
  CalendarSubscription,
  type CalendarAddress,
} from '../../components/events/calendar-subscription'
import { createMailto } from '../../components/contact/mailto'
import type { EventData } from '../../components/events/event-data'
import { EventList } from '../../components/events/event-list'
import { Section } from '../../components/section/section'
import { CALENDAR_PATH } from '../../model/calendar'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getEventViews } from './event-view'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = {
  intro: PageIntro
  events: readonly EventData[]
  mailto: string
  calendar: CalendarAddress | null
}

export function EventListPage({ intro, events, mailto, calendar }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      <Section>
        <EventList events={events} mailto={mailto} />
      </Section>
      {calendar === null ? null : <CalendarSubscription {...calendar} />}
    </>
  )
}

/** @param slug the slug of the file in content/pages that contains the text */
export function getEventListPage({ site, build }: PageInput, slug: string): PageResult<Props> {
  const page = getPage(site, slug)
  const mailto = createMailto({ to: site.settings.email, subject: 'The next event' })
  const events = getEventViews(site, build)
  const calendar = build.hasCalendar
    ? { href: CALENDAR_PATH, url: build.url + CALENDAR_PATH }
    : null
  const ids = events.map(({ id }) => id)
  return {
    pageProps: { intro: getPageIntro(site, page, ids), events, mailto, calendar },
    head: createMetadata(site, page),
    listedCollections: ['events'],
  }
}

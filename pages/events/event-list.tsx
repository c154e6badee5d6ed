// The list of events, which is published at two paths, each with its own text.
import { createMailto } from '../../components/contact/mailto'
import type { EventData } from '../../components/events/event-data'
import { EventList } from '../../components/events/event-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getEventViews } from './event-view'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = { intro: PageIntro; events: readonly EventData[]; mailto: string }

export function EventListPage({ intro, events, mailto }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      <Section>
        <EventList events={events} mailto={mailto} />
      </Section>
    </>
  )
}

/** @param slug the slug of the file in content/pages that contains the text */
export function getEventListPage({ site, build }: PageInput, slug: string): PageResult<Props> {
  const page = getPage(site, slug)
  const mailto = createMailto({ to: site.settings.email, subject: 'The next event' })
  const events = getEventViews(site, build)
  const ids = events.map(({ id }) => id)
  return {
    pageProps: { intro: getPageIntro(site, page, ids), events, mailto },
    head: createMetadata(site, page),
    listedCollections: ['events'],
  }
}

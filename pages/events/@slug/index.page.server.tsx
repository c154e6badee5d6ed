// One event: its facts, text, materials and participating churches.
import { EmailInvitation } from '../../../components/contact/email-invitation'
import { ChurchList, type ChurchData } from '../../../components/events/church-list'
import type { EventData } from '../../../components/events/event-data'
import { EventFacts } from '../../../components/events/event-facts'
import { ResourceList, type ResourceData } from '../../../components/events/resource-list'
import { PageHeader } from '../../../components/page-header/page-header'
import { Section } from '../../../components/section/section'
import { TextWithAside } from '../../../components/navigation/text-with-aside'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { getCalendarFile } from '../../../model/calendar'
import { event as events, type Event } from '../../../model/collections/event/event'
import type { Settings } from '../../../model/settings'
import { getEventMaterials } from '../event-materials'
import { getEventView } from '../event-view'
import { getEntryByPath } from '../../_data/entries'
import { createMetadata } from '../../_data/metadata'

type Props = {
  event: EventData
  entry: Event
  calendarFile: string | null
  churches: readonly ChurchData[]
  resources: readonly ResourceData[]
  settings: Settings
  email: { readonly to: string; readonly subject: string }
}

export function Page({ event, entry, calendarFile, churches, resources, settings, email }: Props) {
  return (
    <>
      <PageHeader
        heading={event.title}
        lead={entry.description}
        image={event.image}
        phones={settings}
        forSupporters
      />
      <Section>
        <TextWithAside body={entry.body} settings={settings}>
          <EventFacts
            event={event}
            registration={entry.registration ?? null}
            calendarFile={calendarFile}
          />
        </TextWithAside>
        <EmailInvitation {...email} topic="this event" />
      </Section>
      {resources.length === 0 ? null : (
        <Section title="Materials" muted>
          <ResourceList resources={resources} />
        </Section>
      )}
      {churches.length === 0 ? null : (
        <Section title="Participating churches">
          <ChurchList churches={churches} />
        </Section>
      )}
    </>
  )
}

export function getPageData({ site, build, urlPathname }: PageInput): PageResult<Props> {
  const entry = getEntryByPath(site.events, urlPathname)
  const { resources, churches } = getEventMaterials(site, entry, build)
  return {
    pageProps: {
      event: getEventView(site, entry, build),
      entry,
      calendarFile: getCalendarFile(entry, build),
      churches,
      resources,
      settings: site.settings,
      email: { to: site.settings.email, subject: events.getEmailSubject(entry.title) },
    },
    head: createMetadata(site, entry),
    listedCollections: ['eventResources', 'churches'],
  }
}

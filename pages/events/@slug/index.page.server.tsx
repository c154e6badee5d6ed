// One event: its facts, its text, and what belongs to it.
import { mailAddress } from '../../../components/contact/mailto'
import { ChurchList, type ChurchData } from '../../../components/events/church-list'
import type { EventData } from '../../../components/events/event-data'
import { EventFacts } from '../../../components/events/event-facts'
import { ResourceList, type ResourceData } from '../../../components/events/resource-list'
import { PageTop } from '../../../components/page-header/page-header'
import { Section } from '../../../components/section/section'
import { LongText } from '../../../components/navigation/text-with-contents'
import type { PageInput, PageData } from '../../../renderer/page-context'
import type { Event } from '../../../model/collections/event'
import { whyHidden } from '../../../model/visibility'
import { downloadLabel } from '../download-label'
import { eventData } from '../event-view'
import { entryOf } from '../../_data/entries'
import { headOf } from '../../_data/metadata'

type Props = {
  event: EventData
  entry: Event
  churches: readonly ChurchData[]
  resources: readonly ResourceData[]
  phone: string
}

export function Page({ event, entry, churches, resources, phone }: Props) {
  return (
    <>
      <PageTop heading={event.title} lead={entry.description} picture={event.picture} />
      <Section>
        <EventFacts event={event} registration={entry.registration ?? null} />
        <LongText body={entry.body} phone={phone} />
      </Section>
      {resources.length === 0 ? null : (
        <Section title="Materials" soft>
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

export function data({ site, build, urlPathname }: PageInput): PageData<Props> {
  const entry = entryOf(site.events, urlPathname)
  const resources = site.eventResources
    .filter(({ event }) => event === entry.slug)
    .map(({ title, description, downloadUrl, ...dates }) => ({
      title,
      description,
      hidden: whyHidden(dates, build.today),
      address:
        downloadUrl ??
        mailAddress({ to: site.settings.email, subject: `${entry.title}: ${title}` }),
      label: downloadUrl === undefined ? 'Ask us to send it' : downloadLabel(site, downloadUrl),
    }))
  const churches = site.churches
    .filter(({ event }) => event === entry.slug)
    .map((church) => ({ ...church, hidden: whyHidden(church, build.today) }))
  return {
    pageProps: {
      event: eventData(site, entry, build),
      entry,
      churches,
      resources,
      phone: site.settings.phone,
    },
    head: headOf(site, entry),
    lists: ['eventResources', 'churches'],
  }
}

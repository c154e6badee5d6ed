// What churches need: our text for them, and the materials and participating churches of each event, also after it is over.
import { ChurchList } from '../../../components/events/church-list'
import { ResourceList } from '../../../components/events/resource-list'
import { Section } from '../../../components/section/section'
import { SiteLink } from '../../../components/site-link/site-link'
import { styled } from '../../../components/styled/styled'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { getPage } from '../../_data/entries'
import { createMetadata } from '../../_data/metadata'
import { getPageIntro, type PageIntro } from '../../_data/page-intro'
import { getEventMaterials } from '../../events/event-materials'
import { PageIntroBody, PageIntroHeader } from '../../page-intro'

const More = styled('p')(({ theme: { space } }) => ({
  marginTop: space.large,
  '& a': { display: 'inline-block', padding: `${space.hair} 0` },
}))

type EventForChurches = ReturnType<typeof getEventMaterials> & {
  readonly title: string
  readonly href: string
}

type Props = { intro: PageIntro; events: readonly EventForChurches[] }

export function Page({ intro, events }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      {events.map((event) => (
        <EventSections key={event.href} event={event} />
      ))}
    </>
  )
}

function EventSections({
  event: { title, href, resources, churches },
}: {
  event: EventForChurches
}) {
  return (
    <>
      {resources.length === 0 ? null : (
        <Section title={`${title}: materials`} muted>
          <ResourceList resources={resources} />
        </Section>
      )}
      <Section title={`${title}: participating churches`}>
        <ChurchList churches={churches} />
        <More>
          <SiteLink href={href}>Read about {title}</SiteLink>
        </More>
      </Section>
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'partner/churches')
  const events = site.events
    .map((event) => ({
      title: event.title,
      href: event.detailPageUrl ?? event.pagePath ?? '/events',
      ...getEventMaterials(site, event, build),
    }))
    .filter(({ churches }) => churches.length > 0)
  return {
    pageProps: { intro: getPageIntro(site, page), events },
    head: createMetadata(site, page),
    listedCollections: ['eventResources', 'churches'],
  }
}

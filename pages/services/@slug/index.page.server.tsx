// One service.
import { PageHeader } from '../../../components/page-header/page-header'
import type { PageImage } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { TextWithAside } from '../../../components/navigation/text-with-aside'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import type { Service } from '../../../model/collections/service'
import type { Settings } from '../../../model/settings'
import { getEntryByPath } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'

type Props = { service: Service; image: PageImage | null; settings: Settings }

export function Page({ service, image, settings }: Props) {
  return (
    <>
      <PageHeader
        heading={service.title}
        lead={service.summary}
        image={image}
        phone={settings.phone}
      />
      <Section>
        <TextWithAside body={service.body} settings={settings} talkFirst />
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const service = getEntryByPath(site.services, urlPathname)
  return {
    pageProps: { service, image: getEntryImage(site, service), settings: site.settings },
    head: createMetadata(site, service),
  }
}

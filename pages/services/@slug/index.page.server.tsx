// One service.
import { PageHeader } from '../../../components/page-header/page-header'
import type { PageImage } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { TextWithContents } from '../../../components/navigation/text-with-contents'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import type { Service } from '../../../model/collections/service'
import { getEntryByPath } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'

type Props = { service: Service; image: PageImage | null; phone: string }

export function Page({ service, image, phone }: Props) {
  return (
    <>
      <PageHeader heading={service.title} lead={service.summary} image={image} />
      <Section>
        <TextWithContents body={service.body} phone={phone} />
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const service = getEntryByPath(site.services, urlPathname)
  return {
    pageProps: { service, image: getEntryImage(site, service), phone: site.settings.phone },
    head: createMetadata(site, service),
  }
}

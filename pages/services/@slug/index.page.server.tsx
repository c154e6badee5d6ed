// One service.
import { PageTop } from '../../../components/page-header/page-header'
import type { PictureData } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { LongText } from '../../../components/navigation/text-with-contents'
import type { PageInput, PageData } from '../../../renderer/page-context'
import type { Service } from '../../../model/collections/service'
import { entryOf, pictureOf } from '../../_data/entries'
import { headOf } from '../../_data/metadata'

type Props = { service: Service; picture: PictureData | null; phone: string }

export function Page({ service, picture, phone }: Props) {
  return (
    <>
      <PageTop heading={service.title} lead={service.summary} picture={picture} />
      <Section>
        <LongText body={service.body} phone={phone} />
      </Section>
    </>
  )
}

export function data({ site, urlPathname }: PageInput): PageData<Props> {
  const service = entryOf(site.services, urlPathname)
  return {
    pageProps: { service, picture: pictureOf(site, service), phone: site.settings.phone },
    head: headOf(site, service),
  }
}

// One service.
import { PageTop } from '../../../components/page-top/page-top'
import type { PictureData } from '../../../components/picture/picture'
import { Section } from '../../../components/section/section'
import { LongText } from '../../../components/ways/long-text'
import type { PageInput, PageData } from '../../../renderer/types'
import type { Service } from '../../../model/collections/service'
import { entryOf, pictureOf } from '../../find'
import { headOf } from '../../head'

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

// One service.
import { EmailInvitation } from '../../../components/contact/email-invitation'
import { ShortAnswers } from '../../../components/contact/short-answers'
import { FactList } from '../../../components/fact-list/fact-list'
import { PageHeader } from '../../../components/page-header/page-header'
import type { PageImage } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { styled } from '../../../components/styled/styled'
import { TextWithAside } from '../../../components/navigation/text-with-aside'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { service as services, type Service } from '../../../model/collections/service'
import type { Settings } from '../../../model/settings'
import { getEntryByPath } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'
import { useWords } from '../../../components/words/words'

/** Sets the list off from the text above it. */
const Limits = styled('div')(({ theme }) => ({ marginTop: theme.space.large }))

type Props = {
  service: Service
  image: PageImage | null
  settings: Settings
  email: { readonly to: string; readonly subject: string }
}

export function Page({ service, image, settings, email }: Props) {
  const words = useWords()
  return (
    <>
      <PageHeader heading={service.title} lead={service.summary} image={image} phones={settings} />
      <ShortAnswers settings={settings} />
      <Section>
        <TextWithAside body={service.body} settings={settings} talkFirst />
        {service.limits === undefined ? null : (
          <Limits>
            <FactList title={words.limits} facts={service.limits} />
          </Limits>
        )}
        <EmailInvitation {...email} topic={words.contact.thisService} />
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const service = getEntryByPath(site.services, urlPathname)
  return {
    pageProps: {
      service,
      image: getEntryImage(site, service),
      settings: site.settings,
      email: { to: site.settings.email, subject: services.getEmailSubject(service.title) },
    },
    head: createMetadata(site, service),
  }
}

// One way to volunteer.
import { createMailto } from '../../../../components/contact/mailto'
import { FactList } from '../../../../components/fact-list/fact-list'
import { PageHeader } from '../../../../components/page-header/page-header'
import type { PageImage } from '../../../../components/image/image'
import { Section } from '../../../../components/section/section'
import { ButtonLink } from '../../../../components/button/button-link'
import { TextWithAside } from '../../../../components/navigation/text-with-aside'
import type { PageInput, PageResult } from '../../../../renderer/page-context'
import { volunteerRole, type VolunteerRole } from '../../../../model/collections/volunteer-role'
import type { Settings } from '../../../../model/settings'
import { getEntryByPath } from '../../../_data/entries'
import { getEntryImage } from '../../../_data/images'
import { createMetadata } from '../../../_data/metadata'

type Props = { role: VolunteerRole; image: PageImage | null; settings: Settings; mailto: string }

export function Page({ role, image, settings, mailto }: Props) {
  return (
    <>
      <PageHeader
        heading={role.title}
        lead={role.summary}
        image={image}
        phones={settings}
        forSupporters
      >
        <ButtonLink href="/contact">Contact Us</ButtonLink>
        <ButtonLink href={mailto} variant="outlined">
          Email us about this role
        </ButtonLink>
      </PageHeader>
      <Section>
        <TextWithAside body={role.body} settings={settings}>
          {role.requirements === undefined ? null : (
            <FactList title="What we ask" facts={role.requirements} />
          )}
        </TextWithAside>
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const role = getEntryByPath(site.volunteerRoles, urlPathname)
  const mailto = createMailto({
    to: site.settings.email,
    subject: volunteerRole.getEmailSubject(role.title),
  })
  return {
    pageProps: { role, image: getEntryImage(site, role), settings: site.settings, mailto },
    head: createMetadata(site, role),
  }
}

// One way to volunteer.
import { FactList } from '../../../../components/fact-list/fact-list'
import { PageHeader } from '../../../../components/page-header/page-header'
import type { PageImage } from '../../../../components/image/image'
import { Section } from '../../../../components/section/section'
import { ButtonLink } from '../../../../components/button/button-link'
import { TextWithContents } from '../../../../components/navigation/text-with-contents'
import type { PageInput, PageResult } from '../../../../renderer/page-context'
import type { VolunteerRole } from '../../../../model/collections/volunteer-role'
import { getEntryByPath } from '../../../_data/entries'
import { getEntryImage } from '../../../_data/images'
import { createMetadata } from '../../../_data/metadata'

type Props = { role: VolunteerRole; image: PageImage | null; phone: string }

export function Page({ role, image, phone }: Props) {
  return (
    <>
      <PageHeader heading={role.title} lead={role.summary} image={image}>
        <ButtonLink href="/contact">Contact Us</ButtonLink>
      </PageHeader>
      <Section>
        {role.requirements === undefined ? null : (
          <FactList title="What we ask" facts={role.requirements} />
        )}
        <TextWithContents body={role.body} phone={phone} />
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const role = getEntryByPath(site.volunteerRoles, urlPathname)
  return {
    pageProps: { role, image: getEntryImage(site, role), phone: site.settings.phone },
    head: createMetadata(site, role),
  }
}

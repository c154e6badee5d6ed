// One way to volunteer.
import { Facts } from '../../../../components/fact-list/fact-list'
import { PageTop } from '../../../../components/page-header/page-header'
import type { PictureData } from '../../../../components/image/image'
import { Section } from '../../../../components/section/section'
import { ButtonLink } from '../../../../components/button/button-link'
import { LongText } from '../../../../components/navigation/text-with-contents'
import type { PageInput, PageData } from '../../../../renderer/page-context'
import type { VolunteerRole } from '../../../../model/collections/volunteer-role'
import { entryOf, pictureOf } from '../../../_data/entries'
import { headOf } from '../../../_data/metadata'

type Props = { role: VolunteerRole; picture: PictureData | null; phone: string }

export function Page({ role, picture, phone }: Props) {
  return (
    <>
      <PageTop heading={role.title} lead={role.summary} picture={picture}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </PageTop>
      <Section>
        {role.requirements === undefined ? null : (
          <Facts title="What we ask" facts={role.requirements} />
        )}
        <LongText body={role.body} phone={phone} />
      </Section>
    </>
  )
}

export function data({ site, urlPathname }: PageInput): PageData<Props> {
  const role = entryOf(site.volunteerRoles, urlPathname)
  return {
    pageProps: { role, picture: pictureOf(site, role), phone: site.settings.phone },
    head: headOf(site, role),
  }
}

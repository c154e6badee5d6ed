// One way to volunteer.
import { Facts } from '../../../../components/facts/facts'
import { PageTop } from '../../../../components/page-top/page-top'
import type { PictureData } from '../../../../components/picture/picture'
import { Section } from '../../../../components/section/section'
import { ButtonLink } from '../../../../components/button/button-link'
import { LongText } from '../../../../components/ways/long-text'
import type { PageInput, PageData } from '../../../../renderer/types'
import type { VolunteerRole } from '../../../../model/collections/volunteer-role'
import { entryOf, pictureOf } from '../../../find'
import { headOf } from '../../../head'

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

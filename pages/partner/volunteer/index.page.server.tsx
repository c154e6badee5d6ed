// Ways to volunteer: a card for each role, with a button to write to us.
import { Card, CardAction } from '../../../components/card/card'
import { CardGrid } from '../../../components/card/card-grid'
import type { PageImage } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { ButtonLink } from '../../../components/button/button-link'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { getHiddenReason, type HiddenReason } from '../../../model/visibility'
import { getPage } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'
import { getPageIntro, type PageIntro } from '../../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../../page-intro'

type RoleData = {
  readonly title: string
  readonly text: string
  readonly image: PageImage | null
  readonly href: string
  readonly hidden: HiddenReason | null
}

type Props = { intro: PageIntro; roles: readonly RoleData[] }

export function Page({ intro, roles }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      {roles.length === 0 ? null : (
        <Section>
          <CardGrid>
            {roles.map(({ title, text, image, href, hidden }) => (
              <Card
                key={href}
                title={title}
                level="h2"
                image={image}
                hidden={hidden}
                link={{ href, label: 'Learn More' }}
                action={
                  <CardAction>
                    <ButtonLink href="/contact" variant="outlined">
                      Contact Us<span className="visually-hidden"> about {title}</span>
                    </ButtonLink>
                  </CardAction>
                }
              >
                <p>{text}</p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'partner/volunteer')
  const roles = site.volunteerRoles.map((role) => ({
    title: role.title,
    text: role.summary,
    image: getEntryImage(site, role),
    href: role.pagePath ?? '/',
    hidden: getHiddenReason(role, build.today),
  }))
  return {
    pageProps: { intro: getPageIntro(site, page), roles },
    head: createMetadata(site, page),
    listedCollections: ['volunteerRoles'],
  }
}

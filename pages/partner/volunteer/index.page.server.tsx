// Ways to volunteer: a card for each role, with a button to write to us.
import { Card, CardAction, CardLink } from '../../../components/card/card'
import { CardGrid } from '../../../components/card/card-grid'
import type { PictureData } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { ButtonLink } from '../../../components/button/button-link'
import type { PageInput, PageData } from '../../../renderer/page-context'
import { whyHidden, type Hidden } from '../../../model/visibility'
import { pageBySlug, pictureOf } from '../../_data/entries'
import { headOf } from '../../_data/metadata'
import { introOf, type IntroData } from '../../_data/page-intro'
import { IntroText, IntroTop } from '../../page-intro'

type RoleData = {
  readonly title: string
  readonly words: string
  readonly picture: PictureData | null
  readonly to: string
  readonly hidden: Hidden | null
}

type Props = { intro: IntroData; roles: readonly RoleData[] }

export function Page({ intro, roles }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
      {roles.length === 0 ? null : (
        <Section>
          <CardGrid>
            {roles.map(({ title, words, picture, to, hidden }) => (
              <Card key={to} title={title} level="h2" picture={picture} hidden={hidden}>
                <p>{words}</p>
                <CardLink to={to} data-cover="">
                  Learn More<span className="visually-hidden"> about {title}</span>
                </CardLink>
                <CardAction>
                  <ButtonLink to="/contact" look="outlined">
                    Contact Us<span className="visually-hidden"> about {title}</span>
                  </ButtonLink>
                </CardAction>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'partner/volunteer')
  const roles = site.volunteerRoles.map((role) => ({
    title: role.title,
    words: role.summary,
    picture: pictureOf(site, role),
    to: role.pageAddress ?? '/',
    hidden: whyHidden(role, build.today),
  }))
  return {
    pageProps: { intro: introOf(site, page), roles },
    head: headOf(site, page),
    lists: ['volunteerRoles'],
  }
}

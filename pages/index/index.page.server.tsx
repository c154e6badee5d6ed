// Home.
import { CardList, type CardData } from '../../components/card/card-list'
import { Section } from '../../components/section/section'
import { ButtonLink } from '../../components/site-link/button-link'
import type { PageInput, PageData } from '../../renderer/types'
import { whyHidden } from '../../scripts/content/visibility'
import { pageBySlug, pictureOf } from '../find'
import { introOf, type IntroData } from '../intro'
import { IntroText, IntroTop } from '../intro-parts'

type Props = { intro: IntroData; services: readonly CardData[] }

export function Page({ intro, services }: Props) {
  return (
    <>
      <IntroTop
        intro={intro}
        actions={
          <>
            <ButtonLink to="/welcome">Learn More</ButtonLink>
            <ButtonLink to="/give" look="outlined">
              Donate Now
            </ButtonLink>
          </>
        }
      />
      <Section title="How we can help">
        <CardList cards={services} label="Read more" level="h3" />
      </Section>
      <IntroText intro={intro} />
    </>
  )
}

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'index')
  const services = site.services.map((service) => ({
    title: service.title,
    words: service.summary,
    picture: pictureOf(site, service),
    to: service.pageAddress ?? '/',
    hidden: whyHidden(service, build.today),
  }))
  const { name, tagline } = site.settings
  return {
    pageProps: { intro: introOf(site, page), services },
    head: { title: `${name} | ${tagline}`, description: page.description },
    lists: ['services'],
  }
}

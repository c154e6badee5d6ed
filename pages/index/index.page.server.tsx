// Home.
import { CardList, type CardData } from '../../components/card/card-list'
import { TalkToUs } from '../../components/contact/contact-aside'
import { Markdown } from '../../components/markdown/markdown'
import { Section } from '../../components/section/section'
import { ButtonLink } from '../../components/button/button-link'
import type { PageInput, PageData } from '../../renderer/page-context'
import type { Settings } from '../../model/settings'
import { whyHidden } from '../../model/visibility'
import { pageBySlug, pictureOf } from '../_data/entries'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroTop, IntroVideo } from '../page-intro'
import { styled } from '../../components/styled/styled'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  alignItems: 'start',
  // A wide table in the text moves within itself, and not the page.
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.4fr 1fr' },
}))

type Props = { intro: IntroData; services: readonly CardData[]; settings: Settings }

export function Page({ intro, services, settings }: Props) {
  return (
    <>
      <IntroTop
        intro={intro}
        actions={
          <>
            <ButtonLink to="/welcome">
              Learn More<span className="visually-hidden"> about us</span>
            </ButtonLink>
            <ButtonLink to="/give" look="outlined">
              Donate Now
            </ButtonLink>
          </>
        }
      />
      {services.length === 0 ? null : (
        <Section title="How we can help">
          <CardList cards={services} label="Read more" level="h3" />
        </Section>
      )}
      <Section>
        <Columns>
          <div>
            <Markdown body={intro.body} phone={intro.phone} />
          </div>
          <TalkToUs settings={settings} />
        </Columns>
      </Section>
      <IntroVideo intro={intro} />
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
    pageProps: { intro: introOf(site, page), services, settings: site.settings },
    head: { title: `${name} | ${tagline}`, description: page.description },
    lists: ['services'],
  }
}

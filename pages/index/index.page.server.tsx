// Home.
import { CardList, type CardData } from '../../components/card/card-list'
import { ShortAnswers } from '../../components/contact/short-answers'
import { ContactAside } from '../../components/contact/contact-aside'
import { Markdown } from '../../components/markdown/markdown'
import { Section } from '../../components/section/section'
import { ButtonLink } from '../../components/button/button-link'
import type { PageInput, PageResult } from '../../renderer/page-context'
import type { Settings } from '../../model/settings'
import { getHiddenReason } from '../../model/visibility'
import { getPage, getServices } from '../_data/entries'
import { getEntryImage } from '../_data/images'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroHeader, PageIntroVideo } from '../page-intro'
import { styled } from '../../components/styled/styled'
import { DEFAULT_LANGUAGE } from '../../model/languages'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  alignItems: 'start',
  // Lets a wide table in the text scroll on its own instead of widening the page.
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: theme.grid.columns },
}))

type Props = {
  intro: PageIntro
  services: readonly CardData[]
  settings: Settings
}

export function Page({ intro, services, settings }: Props) {
  const { blocks } = intro.body
  const steps = blocks.filter(({ kind }) => kind === 'steps')
  const text = blocks.filter(({ kind }) => kind !== 'steps')
  return (
    <>
      <PageIntroHeader
        intro={intro}
        actions={
          <>
            <ButtonLink href="/welcome">Learn More: a letter to you</ButtonLink>
            <ButtonLink href="/give" variant="outlined">
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
      <ShortAnswers settings={settings} />
      {steps.length === 0 ? null : (
        <Section>
          <Markdown body={{ blocks: steps }} phones={settings} />
        </Section>
      )}
      <Section>
        <Columns>
          <div>
            <Markdown body={{ blocks: text }} phones={settings} />
          </div>
          <ContactAside settings={settings} />
        </Columns>
      </Section>
      <PageIntroVideo intro={intro} />
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'index')
  const services = getServices(site, DEFAULT_LANGUAGE).map((service) => ({
    title: service.title,
    text: service.summary,
    image: getEntryImage(site, service),
    href: service.pagePath ?? '/',
    hidden: getHiddenReason(service, build.today),
  }))
  const { name, tagline } = site.settings
  return {
    pageProps: {
      intro: getPageIntro(site, page),
      services,
      settings: site.settings,
    },
    head: { title: `${name} | ${tagline}`, description: page.description },
    listedCollections: ['services'],
  }
}

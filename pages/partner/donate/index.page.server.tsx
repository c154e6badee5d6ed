// The ways to give.
import { CardGrid } from '../../../components/card/card-grid'
import { GivingCard, type GivingData } from '../../../components/giving/giving-card'
import { Section } from '../../../components/section/section'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { getHiddenReason } from '../../../model/visibility'
import { getPage } from '../../_data/entries'
import { getImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'
import { getPageIntro, type PageIntro } from '../../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../../page-intro'

type Props = { intro: PageIntro; options: readonly GivingData[] }

export function Page({ intro, options }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      {options.length === 0 ? null : (
        <Section>
          <CardGrid>
            {options.map((option) => (
              <GivingCard key={option.title} option={option} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'partner/donate')
  const options = site.givingOptions.map((option) => ({
    title: option.title,
    text: option.description,
    amount: option.amount,
    image: getImage(site, option.image, option.imageAlt, option.focus),
    hidden: getHiddenReason(option, build.today),
    button: { label: option.buttonText, href: option.buttonLink },
  }))
  return {
    pageProps: { intro: getPageIntro(site, page), options },
    head: createMetadata(site, page),
    listedCollections: ['givingOptions'],
  }
}

// The ways to give.
import { CardGrid } from '../../../components/card/card-grid'
import { GivingCard, type GivingData } from '../../../components/giving/giving-card'
import { Section } from '../../../components/section/section'
import type { PageInput, PageData } from '../../../renderer/page-context'
import { whyHidden } from '../../../model/visibility'
import { pageBySlug, picture } from '../../_data/entries'
import { headOf } from '../../_data/metadata'
import { introOf, type IntroData } from '../../_data/page-intro'
import { IntroText, IntroTop } from '../../page-intro'

type Props = { intro: IntroData; options: readonly GivingData[] }

export function Page({ intro, options }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
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

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'partner/donate')
  const options = site.givingOptions.map((option) => ({
    title: option.title,
    words: option.description,
    amount: option.amount,
    picture: picture(site, option.image, option.imageAlt, option.focus),
    hidden: whyHidden(option, build.today),
    button: { label: option.buttonText, to: option.buttonLink },
  }))
  return {
    pageProps: { intro: introOf(site, page), options },
    head: headOf(site, page),
    lists: ['givingOptions'],
  }
}

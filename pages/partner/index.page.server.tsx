// Ways to be a partner: four cards.
import { CardList, type CardData } from '../../components/card/card-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageData } from '../../renderer/page-context'
import { whyHidden } from '../../model/visibility'
import { pageBySlug, pictureOf } from '../_data/entries'
import { headOf } from '../_data/metadata'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroText, IntroTop } from '../page-intro'

type Props = { intro: IntroData; cards: readonly CardData[] }

export function Page({ intro, cards }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
      {cards.length === 0 ? null : (
        <Section>
          <CardList cards={cards} first={intro.picture === null} />
        </Section>
      )}
    </>
  )
}

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'partner')
  const cards = site.partnerCards.map((card) => ({
    title: card.title,
    words: card.description,
    picture: pictureOf(site, card),
    to: card.path,
    hidden: whyHidden(card, build.today),
  }))
  return {
    pageProps: { intro: introOf(site, page), cards },
    head: headOf(site, page),
    lists: ['partnerCards'],
  }
}

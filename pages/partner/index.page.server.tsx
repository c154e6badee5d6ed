// Ways to become a partner.
import { CardList, type CardData } from '../../components/card/card-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { getHiddenReason } from '../../model/visibility'
import { getPage } from '../_data/entries'
import { getEntryImage } from '../_data/images'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = { intro: PageIntro; cards: readonly CardData[] }

export function Page({ intro, cards }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      {cards.length === 0 ? null : (
        <Section>
          <CardList cards={cards} priority={intro.image === null} />
        </Section>
      )}
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'partner')
  const cards = site.partnerCards.map((card) => ({
    title: card.title,
    text: card.description,
    image: getEntryImage(site, card),
    href: card.path,
    hidden: getHiddenReason(card, build.today),
  }))
  return {
    pageProps: { intro: getPageIntro(site, page), cards },
    head: createMetadata(site, page),
    listedCollections: ['partnerCards'],
  }
}

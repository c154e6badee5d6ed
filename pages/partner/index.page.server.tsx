// Ways to be a partner: four cards.
import type { PageInput, PageOutput } from '../../renderer/types'
import { CardsPage, type CardsProps } from '../cards-page'
import { pageBySlug, pictureOf } from '../find'
import { headOf } from '../head'
import { introOf } from '../intro'

export { CardsPage as Page }

export function onBeforeRender({ site }: PageInput): PageOutput<CardsProps> {
  const page = pageBySlug(site, 'partner')
  const cards = site.partnerCards.map((card) => ({
    title: card.title,
    words: card.description,
    picture: pictureOf(site, card),
    to: card.path,
  }))
  return {
    pageContext: {
      pageProps: { intro: introOf(site, page), cards, label: 'Learn More' },
      head: headOf(site, page),
    },
  }
}

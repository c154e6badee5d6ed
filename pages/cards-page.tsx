// A page that leads on: its words, and a card for each place.
import { Card } from '../components/card/card'
import { CardGrid } from '../components/card/card-grid'
import { Section } from '../components/section/section'
import type { CardData } from './card-data'
import type { IntroData } from './intro'
import { IntroText, IntroTop } from './intro-parts'

export type CardsProps = {
  intro: IntroData
  cards: readonly CardData[]
  /** The words on the link of each card. */
  label: string
}

export function CardsPage({ intro, cards, label }: CardsProps) {
  return (
    <>
      <IntroTop intro={intro} />
      <Section>
        <CardGrid>
          {cards.map(({ title, words, picture, to }) => (
            <Card key={to} title={title} level="h2" picture={picture} link={{ to, label }}>
              <p>{words}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <IntroText intro={intro} />
    </>
  )
}

// A grid of cards that all look alike.
import type { HiddenReason } from '../../model/visibility'
import type { PageImage } from '../image/image'
import { Card } from './card'
import { CardGrid } from './card-grid'

export type CardData = {
  readonly title: string
  readonly text: string
  readonly image: PageImage | null
  /** Where the card leads; without it, it is only read. */
  readonly to?: string
  /** Why it is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

type Props = {
  cards: readonly CardData[]
  /** The words on the link of each card. */
  label?: string
  level?: 'h2' | 'h3'
  /** Whether the first card's picture is the first of the page. */
  first?: boolean
}

export function CardList({ cards, label = 'Learn More', level = 'h2', first = false }: Props) {
  return (
    <CardGrid>
      {cards.map(({ title, text, image, to, hidden }, index) => (
        <Card
          key={title}
          title={title}
          level={level}
          image={image}
          first={first && index === 0}
          hidden={hidden}
          link={to === undefined ? null : { to, label }}
        >
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  )
}

// A grid of uniform cards.
import type { HiddenReason } from '../../model/visibility'
import type { PageImage } from '../image/image'
import { Card } from './card'
import { CardGrid } from './card-grid'

export type CardData = {
  readonly title: string
  readonly text: string
  readonly image: PageImage | null
  /** The link of the card, if it has one. */
  readonly href?: string
  /** Why the entry is not on the public site, or null. */
  readonly hidden: HiddenReason | null
}

type Props = {
  cards: readonly CardData[]
  /** The link text of each card. */
  label?: string
  level?: 'h2' | 'h3'
  /** Whether the image of the first card is visible immediately. */
  priority?: boolean
}

export function CardList({ cards, label = 'Learn More', level = 'h2', priority = false }: Props) {
  return (
    <CardGrid>
      {cards.map(({ title, text, image, href, hidden }, index) => (
        <Card
          key={title}
          title={title}
          level={level}
          image={image}
          priority={priority && index === 0}
          hidden={hidden}
          link={href === undefined ? null : { href, label }}
        >
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  )
}

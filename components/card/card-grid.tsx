// A grid of cards that enter one after the other.
import { Children, type ReactNode } from 'react'
import { styled } from '../styled/styled'

/** The number of cards with a delay of their own. No list shows more on one page. */
const MAX_CARDS = 24

/** @param stagger the delay between a card and the next one, in seconds */
const createDelays = (stagger: number) =>
  Object.fromEntries(
    Array.from({ length: MAX_CARDS }, (_, index) => [
      `& > :nth-of-type(${index + 1})`,
      { animationDelay: `${(index * stagger).toFixed(1)}s` },
    ]),
  )

const List = styled('ul')(({ theme: { timing, size, space } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space.cards,
  // Any number of cards fills the row, except that a single card does not stretch.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.card}), 1fr))`,
  '& > :only-child': { maxWidth: size.box },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > *': { animation: timing.enter },
    ...createDelays(timing.stagger),
  },
}))

type Props = { children: ReactNode; className?: string }

/** Renders nothing if there are no cards. */
export function CardGrid({ children, ...rest }: Props) {
  if (Children.count(children) === 0) return null
  return (
    <List {...rest}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </List>
  )
}

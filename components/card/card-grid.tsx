// A list of cards that enter one after the other.
import { Children, type ReactNode } from 'react'
import { styled } from '../styled/styled'

/** No list shows more cards than this on one page. */
const MOST = 24

/** `stagger` is in seconds. */
const delays = (stagger: number) =>
  Object.fromEntries(
    Array.from({ length: MOST }, (_, index) => [
      `& > :nth-of-type(${index + 1})`,
      { animationDelay: `${(index * stagger).toFixed(1)}s` },
    ]),
  )

const List = styled('ul')(({ theme: { motion, size, space } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space.cards,
  // However many cards there are, they fill the row, and one alone does not stretch over all of it.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.card}), 1fr))`,
  '& > :only-child': { maxWidth: size.box },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > *': { animation: motion.enter },
    ...delays(motion.stagger),
  },
}))

type Props = { children: ReactNode; className?: string }

/** Without cards there is nothing, not even the list. */
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

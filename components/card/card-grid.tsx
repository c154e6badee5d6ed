// A list of cards that enter one after the other.
import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'

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

const List = styled('ul')(({ theme: { pace, size, space } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space.cards,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.card}), 1fr))`,
  '@media (prefers-reduced-motion: no-preference)': {
    '& > *': { animation: pace.enter },
    ...delays(pace.stagger),
  },
}))

type Props = { children: ReactNode; className?: string }

export function CardGrid({ children, ...rest }: Props) {
  return (
    <List {...rest}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </List>
  )
}

// A list of cards that enter one after the other.
import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'

/** Each card enters this much later than the one before it (spec section 9), in seconds. */
const STAGGER = 0.1
/** No list shows more cards than this on one page. */
const MOST = 24

const delays = Object.fromEntries(
  Array.from({ length: MOST }, (_, index) => [
    `& > :nth-of-type(${index + 1})`,
    { animationDelay: `${(index * STAGGER).toFixed(1)}s` },
  ]),
)

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(1rem, 2.5vw, 1.75rem)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '@media (prefers-reduced-motion: no-preference)': {
    '& > *': { animation: 'enter 0.5s ease-out backwards' },
    ...delays,
  },
})

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

// A grid of cards that enter one after the other.
import { Children, type ReactNode } from 'react'
import { layOutCards, type Spans } from './lay-out-cards'
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

/** The attribute lists the cards that fill several columns, such as `first-2`. */
const createSpanStyles = (attribute: string, spans: readonly number[]) =>
  Object.fromEntries(
    spans.flatMap((span) => [
      [`&[${attribute}~="first-${span}"] > :first-of-type`, { gridColumn: `span ${span}` }],
      [`&[${attribute}~="last-${span}"] > :last-of-type`, { gridColumn: `span ${span}` }],
    ]),
  )

const formatSpans = (spans: Spans) =>
  Object.entries(spans)
    .flatMap(([place, span]) => (span === 1 ? [] : [`${place}-${span}`]))
    .join(' ') || undefined

/** A grid never has a hole: where the cards do not fill its rows, one card is wider (`layOutCards`). */
const List = styled('ul')(({ theme: { breakpoints, timing, space } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space.cards,
  '& > *': { minWidth: 0, containerType: 'inline-size' },
  [breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    ...createSpanStyles('data-tablet', [2]),
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    ...createSpanStyles('data-wide', [2, 3, 4]),
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > *': { animation: timing.enter },
    ...createDelays(timing.stagger),
  },
}))

type Props = {
  children: ReactNode
  /** Whether the first card fills a row of its own. */
  featureFirst?: boolean
}

/** Renders nothing if there are no cards. */
export function CardGrid({ children, featureFirst = false }: Props) {
  const cards = Children.toArray(children)
  if (cards.length === 0) return null
  const { columns, tablet, wide } = layOutCards(cards.length, featureFirst)
  return (
    <List data-columns={columns} data-tablet={formatSpans(tablet)} data-wide={formatSpans(wide)}>
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </List>
  )
}

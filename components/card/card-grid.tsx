// A grid of cards that enter one after the other.
import { Children, type ReactNode } from 'react'
import { getLayoutAttributes } from './lay-out-cards'
import { subgrid } from './card'
import { styled } from '../styled/styled'

/** The number of cards with a delay of their own. No list shows more on one page. */
const MAX_CARDS = 24

/** So few rules suffice because two numbers add up: how many cards are in the fours before that of a card, and in it before the card. */
const FOUR = 4

const createNumbers = (
  count: number,
  select: (index: number) => string,
  number: (index: number) => object,
) =>
  Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [
      `& > :nth-of-type(${select(index + 1)})`,
      number(index + 1),
    ]),
  )

const cardNumbers = {
  ...createNumbers(
    FOUR,
    (index) => `${FOUR}n+${index + 1}`,
    (index) => ({ '--in-four': index }),
  ),
  ...createNumbers(
    MAX_CARDS / FOUR,
    (index) => `n+${FOUR * index + 1}`,
    (index) => ({ '--fours': FOUR * index }),
  ),
}

/** The picture of a card that fills several columns is beside its text. */
const wideCard = {
  '& > article:has(> img, > picture)': {
    display: 'grid',
    gridTemplate: 'none / 1.2fr 1fr',
    '& img': { height: '100%' },
  },
  '& > * > div': { display: 'flex', gridRow: 'auto' },
}

/** The attribute lists the wide cards, such as `first-2`, with the number of their columns. */
const selectWide = (attribute: string, columns = '') =>
  `&[${attribute}*="first${columns}"] > :first-of-type, &[${attribute}*="last${columns}"] > :last-of-type`

const List = styled('ul')(({ theme: { breakpoints, timing, space } }) => ({
  listStyle: 'none',
  // The distance between rows is below each card, because the rows of a card have none between them.
  margin: `0 0 calc(-1 * ${space.cards})`,
  padding: 0,
  display: 'grid',
  columnGap: space.cards,
  '& > *': { minWidth: 0, marginBottom: space.cards },
  [breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > *': {
      animation: timing.enter,
      animationDelay: `calc((var(--in-four, 0) + var(--fours, 0)) * ${timing.stagger}s)`,
    },
    ...cardNumbers,
  },
}))

/** A grid never has a hole: where the cards do not fill its rows, one card is wider (`layOutCards`). */
const ListWithWideCards = styled(List)(({ theme: { breakpoints } }) => ({
  [breakpoints.between('sm', 'lg')]: { [selectWide('data-tablet')]: { gridColumn: '1 / -1' } },
  [breakpoints.up('lg')]: {
    [selectWide('data-wide')]: { gridColumn: '1 / -1' },
    [selectWide('data-wide', '-2')]: { gridColumn: 'span 2' },
  },
}))

/** The pictures, headings, texts and links of the cards in a row begin on the same lines. */
const AlignedList = styled(ListWithWideCards)(({ theme: { breakpoints } }) => ({
  '@supports (grid-template-rows: subgrid)': {
    [breakpoints.up('sm')]: {
      '& > li, & > li > article': {
        ...subgrid,
        gridRow: 'span 4',
      },
    },
  },
  [breakpoints.between('md', 'lg')]: { [selectWide('data-tablet')]: wideCard },
  [breakpoints.up('lg')]: { [selectWide('data-wide')]: wideCard },
}))

type Props = {
  children: ReactNode
  /** Whether the first card fills a row of its own. */
  featureFirst?: boolean
  /** Whether the cards have a `CardText`. */
  aligned?: boolean
}

/** Renders nothing if there are no cards. */
export function CardGrid({ children, featureFirst = false, aligned = true }: Props) {
  const cards = Children.toArray(children)
  if (cards.length === 0) return null
  const layout = getLayoutAttributes(cards.length, featureFirst)
  const hasWideCards = layout['data-tablet'] !== '' || layout['data-wide'] !== ''
  const Grid = aligned ? AlignedList : hasWideCards ? ListWithWideCards : List
  return (
    <Grid {...layout}>
      {cards.map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </Grid>
  )
}

// Lists whose lines begin with bold words: large figures, and steps with a picture each.
import { styled } from '../styled/styled'

/** The bold words at the beginning of an item. */
const BOLD = '& li strong:first-of-type'

/** A grid without the marks of a list. */
const grid = {
  listStyle: 'none',
  display: 'grid',
  margin: 0,
  padding: 0,
} as const

export const Figures = styled('div')(({ theme: { size, space, typography, ...theme } }) => ({
  maxWidth: theme.measure,
  margin: `${space.huge} 0`,
  '& ul': {
    ...grid,
    gap: space.cards,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.card}), 1fr))`,
  },
  '& li': {
    padding: space.large,
    borderRadius: theme.radius.card,
    border: theme.border.forced,
    background: theme.vars.palette.band.soft,
  },
  [BOLD]: {
    ...typography.h1,
    ...theme.tabularNumbers,
    display: 'block',
    marginBottom: space.hair,
    color: theme.vars.palette.secondary.main,
  },
}))

export const Steps = styled('div')(({ theme: { size, space, ...theme } }) => ({
  containerType: 'inline-size',
  '& h2': { ...theme.typography.h2, marginBottom: space.large },
  '& > p': { marginTop: space.large },
  // A link on its own is tall enough to tap.
  '& > p a': { display: 'inline-block', padding: `${space.hair} 0` },
  '& ol': {
    ...grid,
    counterReset: 'step',
    gap: space.cards,
    [theme.container.two]: { gridTemplateColumns: '1fr 1fr' },
    [theme.container.four]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${size.links}, 1fr))`,
    },
  },
  '& li': { counterIncrement: 'step' },
  // On a phone the picture is beside the text, so that all steps fit on one screen.
  '& li:has(img)': {
    position: 'relative',
    minHeight: size.portrait,
    paddingLeft: `calc(${size.portrait} + ${space.text})`,
    [theme.container.two]: { paddingLeft: 0 },
  },
  '& li img': {
    position: 'absolute',
    left: 0,
    width: size.portrait,
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    borderRadius: theme.radius.small,
    [theme.container.two]: {
      position: 'static',
      width: '100%',
      marginBottom: space.medium,
      borderRadius: theme.radius.card,
    },
  },
  [BOLD]: { ...theme.typography.h4, display: 'block', marginBottom: space.hair },
  [`${BOLD}::before`]: {
    content: 'counter(step) ". "',
    color: theme.vars.palette.secondary.main,
  },
}))

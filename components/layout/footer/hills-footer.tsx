// The hills above the footer (renderer/images/hills.svg), which merge into its background.
import { DARK_FRAGMENT } from '../../image/variants'
import { styled } from '../../styled/styled'
import { HILLS_PATH } from './hills-path'

/** Relative to the stylesheet, which is one folder deep. */
const HILLS_URL = `../${HILLS_PATH}`
const darkHills = { backgroundImage: `url(${HILLS_URL}${DARK_FRAGMENT})` }

/**
 * The footer with the hills on its upper edge. They begin in the empty space at the end of the page, so they are drawn on the page's
 * background, whatever it is. They overlap the footer's content by a pixel, so that no gap shows between the two. They are omitted
 * in print and in forced colors.
 */
export const HillsFooter = styled('footer')(({ theme: { size, space, vars } }) => ({
  position: 'relative',
  marginTop: 'auto',
  // Continues the background of the last section below the hills.
  'main:has(> [data-muted]:last-child) + &': { background: vars.palette.band.soft },
  '@media screen and (forced-colors: none)': {
    paddingTop: `calc(${size.hills} - ${space.large})`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${space.large}) 0 auto`,
      height: `calc(${size.hills} + ${size.seam})`,
      background: `url(${HILLS_URL}) center / auto 100% repeat-x`,
      pointerEvents: 'none',
    },
    'html[data-theme="dark"] &::before': darkHills,
    '@media (prefers-color-scheme: dark)': {
      'html:not([data-theme="light"]) &::before': darkHills,
    },
  },
}))

// The hills above the foot of a page (public/hills.svg), which the ground of the foot grows into.
import { styled } from '../styled/styled'

/**
 * They begin in the empty space below the page, so that they stand on its ground whatever that is, and end a pixel below the edge
 * of what is inside, so that no line is seen between them. There are none on paper and in forced colors.
 */
export const HillsFooter = styled('footer')(({ theme: { size, space } }) => ({
  position: 'relative',
  marginTop: 'auto',
  '@media screen and (forced-colors: none)': {
    paddingTop: `calc(${size.hills} - ${space.large})`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${space.large}) 0 auto`,
      height: `calc(${size.hills} + ${size.seam})`,
      background: 'url(../hills.svg) center / auto 100% repeat-x',
      pointerEvents: 'none',
    },
  },
}))
